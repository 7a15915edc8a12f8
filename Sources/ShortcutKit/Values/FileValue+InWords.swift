import FileTransactions

extension FileValue {
  /// What can be said of the file on one line: its name, kind and size, and of an image its pixels.
  ///
  /// The content is read only as far as the size of an image needs; what cannot be read is left out.
  package func inWords(in host: RunHost) -> String {
    var facts = [kind(in: host)]
    if let pixels = pixels(in: host) { facts.append("\(pixels.width) × \(pixels.height) pixels") }
    if let size = size(in: host) { facts.append(Self.words(forSize: size)) }
    return "\(name.description.visible): " + facts.joined(separator: ", ")
  }

  /// The width and height of an image; nil for all else.
  package func pixels(in host: RunHost) -> (width: Int, height: Int)? {
    guard type.conforms(to: .image) else { return nil }
    do {
      let header = try ImageHeader(of: self, in: host)
      guard let width = header.width, let height = header.height else { return nil }
      return (width, height)
    } catch {
      return nil
    }
  }

  private func kind(in host: RunHost) -> String {
    if let path, host.files.statusIfPresent(of: path)?.kind == .folder { return "folder" }
    let families = [
      ("public.image", "image"), ("public.movie", "video"), ("public.audio", "audio"), ("public.archive", "archive"),
      ("public.text", "text"),
    ]
    let family = families.first { type.conforms(to: FileType($0.0)) }?.1 ?? "file"
    let pathExtension = name.pathExtension(.last).text?.visible.uppercased() ?? ""
    return pathExtension.isEmpty || family == "text" ? family : "\(pathExtension) \(family)"
  }

  /// A size in decimal units (IEC 80000-13), with two digits where it has them.
  private static func words(forSize size: Int64) -> String {
    if size < 1000 { return Wording.count(Int(size), "byte") }
    var (tenths, unit) = (size / 100, 0)
    let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
    while tenths >= 10_000, unit < units.count - 1 { (tenths, unit) = (tenths / 1000, unit + 1) }
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(units[unit])" : "\(tenths / 10) \(units[unit])"
  }
}
