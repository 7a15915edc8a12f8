import FileTransactions
import ShortcutKit

/// `get-folder-contents`
struct GetFolderContents: Action {
  /// What to get of a folder.
  enum Kind: String, Choice {
    case files, folders, all
  }

  let name = "get-folder-contents"
  let aliases = ["get-contents-of-folder"]
  let category = ActionCategory.files
  let description = "Gets the files and folders that are in a folder."
  let summary = "Get contents of ${folder}"
  let appleIdentifier = "file.getfoldercontents"
  let output = Output(.list(of: .file), "Folder Contents")
  let folder = Parameter<Location>(
    "folder", "The folder.", role: .inputAndKey, prompt: "Which folder would you like to look into?")
  let recursive = Parameter<Bool>(
    "recursive", "Whether to get what is in the folder's folders, too; never by a symbolic link.", default: false)
  let hidden = Parameter<Bool>("hidden", "Whether to get hidden files and folders, too.", default: false)
  let wanted = Parameter<Kind>(
    "kind", "What to get; a symbolic link counts as what it leads to.", default: .all)

  var examples: [ActionExample] {
    let files = ["photos/IMG_10.jpg": "", "photos/IMG_9.jpg": "", "photos/2024/IMG_1.jpg": ""]
    return [
      ActionExample(
        "A folder", "- get-folder-contents: photos", output: "photos/2024\nphotos/IMG_9.jpg\nphotos/IMG_10.jpg",
        files: files),
      ActionExample(
        "All its files", "- get-folder-contents:\n    folder: photos\n    recursive: true\n    kind: files",
        output: "photos/2024/IMG_1.jpg\nphotos/IMG_9.jpg\nphotos/IMG_10.jpg", files: files),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let files = context.host.files
    var found: [Path] = []
    var folders = [arguments.folder.path]
    while let folder = folders.popLast() {
      try Interruption.check()
      for entry in try files.entries(of: folder) where arguments.hidden || !entry.name.isHidden {
        let path = folder.appending(entry.name)
        let kind = try entry.kind ?? files.status(of: path, followingLinks: false).kind
        if arguments.recursive, kind == .folder { folders.append(path) }
        if arguments.wanted == .all || isFolder(path, kind, files) == (arguments.wanted == .folders) {
          found.append(path)
        }
      }
    }
    return .list(found.inNaturalOrder().map { .file(FileValue($0)) })
  }

  private func isFolder(_ path: Path, _ kind: FileStatus.Kind, _ files: any FileSystem) -> Bool {
    kind == .folder || kind == .symbolicLink && files.statusIfPresent(of: path)?.kind == .folder
  }
}
