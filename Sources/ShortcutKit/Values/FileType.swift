/// A uniform type identifier, as `public.jpeg`.
public struct FileType: Sendable, Hashable {
  /// The identifier.
  public let identifier: String

  /// Makes a type from its identifier.
  public init(_ identifier: String) { self.identifier = identifier }

  /// The type of files with an extension, in any case; `public.data` where it is unknown.
  public init(extension pathExtension: String) {
    identifier = Self.table[pathExtension.lowercased()]?.identifier ?? "public.data"
  }

  /// Whether every file of this type is one of the other, as every `public.jpeg` is a `public.image`.
  public func conforms(to other: FileType) -> Bool {
    if other == self || other.identifier == "public.item" { return true }
    if self == .folder { return false }
    if other.identifier == "public.data" { return true }
    let kinds = Self.conformances[identifier] ?? []
    return kinds.contains(other.identifier)
  }

  /// Any image.
  public static let image = FileType("public.image")
  /// A folder.
  public static let folder = FileType("public.folder")
  /// Any text.
  public static let text = FileType("public.text")
  /// Text in UTF-8 without a markup of its own.
  public static let plainText = FileType("public.plain-text")
  /// Bytes of no known type.
  public static let data = FileType("public.data")

  private struct Row {
    let identifier: String
    let conforms: [String]
  }

  /// The extensions of files that people automate, with the identifiers that Apple's system gives them.
  private static let table: [String: Row] = {
    let text = ["public.text"]
    let source = ["public.source-code", "public.plain-text", "public.text"]
    let image = ["public.image"]
    let movie = ["public.movie", "public.audiovisual-content"]
    let audio = ["public.audio", "public.audiovisual-content"]
    let archive = ["public.archive"]
    let rows: [(String, [String], [String])] = [
      ("public.plain-text", ["txt", "text", "log", "conf", "ini", "toml"], text),
      ("net.daringfireball.markdown", ["md", "markdown"], ["public.plain-text", "public.text"]),
      ("public.html", ["html", "htm"], text), ("public.xml", ["xml"], text), ("public.json", ["json"], text),
      ("public.yaml", ["yaml", "yml"], text),
      ("public.comma-separated-values-text", ["csv"], text), ("public.tab-separated-values-text", ["tsv"], text),
      ("public.vcard", ["vcf", "vcard"], text), ("com.apple.ical.ics", ["ics"], text),
      ("public.shell-script", ["sh", "bash", "zsh"], source), ("public.python-script", ["py"], source),
      ("public.swift-source", ["swift"], source), ("public.c-source", ["c"], source),
      ("public.css", ["css"], text), ("com.netscape.javascript-source", ["js"], source),
      ("public.rtf", ["rtf"], text), ("com.adobe.pdf", ["pdf"], ["public.composite-content"]),
      ("public.jpeg", ["jpg", "jpeg", "jpe"], image), ("public.png", ["png"], image),
      ("com.compuserve.gif", ["gif"], image), ("public.tiff", ["tif", "tiff"], image),
      ("public.heic", ["heic"], image), ("public.heif", ["heif"], image), ("org.webmproject.webp", ["webp"], image),
      ("com.microsoft.bmp", ["bmp"], image), ("public.svg-image", ["svg"], ["public.image", "public.text"]),
      ("public.avif", ["avif"], image), ("com.adobe.raw-image", ["dng"], image),
      ("com.canon.cr2-raw-image", ["cr2"], image), ("com.nikon.raw-image", ["nef"], image),
      ("com.sony.arw-raw-image", ["arw"], image),
      ("public.mpeg-4", ["mp4"], movie), ("com.apple.quicktime-movie", ["mov", "qt"], movie),
      ("com.apple.m4v-video", ["m4v"], movie), ("public.avi", ["avi"], movie),
      ("org.matroska.mkv", ["mkv"], movie), ("org.webmproject.webm", ["webm"], movie),
      ("public.mp3", ["mp3"], audio), ("com.apple.m4a-audio", ["m4a"], audio),
      ("com.microsoft.waveform-audio", ["wav"], audio), ("org.xiph.flac", ["flac"], audio),
      ("org.xiph.ogg-audio", ["ogg", "oga"], audio),
      ("public.zip-archive", ["zip"], archive), ("public.tar-archive", ["tar"], archive),
      ("org.gnu.gnu-zip-archive", ["gz", "tgz"], archive), ("public.bzip2-archive", ["bz2"], archive),
      ("org.tukaani.xz-archive", ["xz"], archive), ("public.zstandard-archive", ["zst"], archive),
      ("org.7-zip.7-zip-archive", ["7z"], archive),
      ("org.openxmlformats.wordprocessingml.document", ["docx"], []),
      ("org.openxmlformats.spreadsheetml.sheet", ["xlsx"], []), ("org.idpf.epub-container", ["epub"], []),
      ("org.oasis-open.opendocument.text", ["odt"], []),
    ]
    var table: [String: Row] = [:]
    for (identifier, extensions, conforms) in rows {
      for pathExtension in extensions { table[pathExtension] = Row(identifier: identifier, conforms: conforms) }
    }
    return table
  }()

  private static let conformances: [String: [String]] = {
    var conformances = ["public.plain-text": ["public.text"]]
    for row in table.values { conformances[row.identifier] = row.conforms }
    return conformances
  }()
}
