import FileTransactions
import ShortcutKit

/// `get-files`
struct GetFiles: Action {
  let name = "get-files"
  let aliases = ["get-file", "select-file"]
  let category = ActionCategory.files
  let description = """
    Gets files by their paths or by patterns: `*` is any characters, `?` any one, `[a-z]` one of some, `**` any folders.
    """
  let summary = "Get ${path}"
  let appleIdentifier = "documentpicker.open"
  let output = Output(.list(of: .file), "File")
  let path = Parameter<[PathPattern]>(
    "path", "Paths, and patterns for files; a pattern with a slash at its end is for folders.", role: .inputAndKey,
    prompt: "Which files would you like to get?")
  let errorIfNotFound = Parameter<Bool>(
    "error-if-not-found", "Whether a path that is missing, or a pattern without a file, is an error.", default: true)

  var examples: [ActionExample] {
    [
      ActionExample(
        "All pictures, hidden files left out", "- get-files: \"*.jpg\"", output: "IMG_2.jpg\nIMG_10.jpg",
        files: ["IMG_10.jpg": "", "IMG_2.jpg": "", ".IMG_3.jpg": "", "notes.txt": ""]),
      ActionExample(
        "In a folder and all that are in it", "- get-files: photos/**/*.jpg", output: "photos/2024/b.jpg\nphotos/a.jpg",
        files: ["photos/a.jpg": "", "photos/2024/b.jpg": "", "photos/2024/b.txt": ""]),
      ActionExample(
        "A file that may be missing", "- get-files:\n    path: notes.txt\n    error-if-not-found: false", output: ""),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let files = context.host.files
    var seen: Set<Path> = []
    var found: [Value] = []
    for pattern in arguments.path {
      let paths: [Path]
      switch pattern {
      case .path(let path): paths = try isThere(path, in: files) ? [path] : []
      case .glob(let glob): paths = try matches(of: glob, in: context.host)
      }
      if paths.isEmpty, arguments.errorIfNotFound { throw Self.nothingFound(pattern, in: files) }
      for path in paths where seen.insert(path).inserted { found.append(.file(FileValue(path))) }
    }
    return .list(found)
  }

  private func isThere(_ path: Path, in files: any FileSystem) throws(FileError) -> Bool {
    do {
      _ = try files.status(of: path, followingLinks: false)
      return true
    } catch {
      if error.reason == .missing { return false }
      throw error
    }
  }

  /// The files of a pattern; where there are none, the file that is called like the pattern.
  private func matches(of glob: GlobPattern, in host: RunHost) throws -> [Path] {
    var walk = GlobWalk(glob, in: host.files)
    let paths = try walk.paths()
    let path = glob.path(in: host)
    return try paths.isEmpty && isThere(path, in: host.files) ? [path] : paths
  }

  private static func nothingFound(_ pattern: PathPattern, in files: any FileSystem) -> ActionFailure {
    switch pattern {
    case .glob(let glob):
      ActionFailure(
        "no file matches \(Wording.quoted(glob.text))",
        help: "‘error-if-not-found: false’ goes on without one", code: "not-found", parameter: "path")
    case .path(let path):
      ActionFailure(
        "there is no file ‘\(path)’", help: path.nearestName(in: files).map { "did you mean ‘\($0)’?" },
        code: "not-found", parameter: "path")
    }
  }
}

extension Path {
  /// The name of a file beside this path that somebody may have meant.
  fileprivate func nearestName(in files: any FileSystem) -> String? {
    do {
      return Spelling.nearest(to: name.description, among: try files.entries(of: folder).map(\.name.description))
    } catch {
      // The folder is missing, too: there is nothing to suggest.
      return nil
    }
  }
}
