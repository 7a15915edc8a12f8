/// A step of a plan that can be taken by itself, with what is known of its file.
struct RenameItem {
  /// A name in one of the plan's folders.
  struct Place: Hashable {
    let folder: Int
    let name: Name

    /// A name as its folder tells names apart.
    enum Name: Hashable {
      case exact(FileName)
      case ignoringCase(String)
    }

    init(_ name: FileName, in number: Int, of folders: RenameFolders) {
      folder = number
      if folders.all[number].ignoresCase, let text = name.text {
        self.name = .ignoringCase(text.lowercased())
      } else {
        self.name = .exact(name)
      }
    }
  }

  /// Its number in the plan.
  let step: Int
  let sourceFolder: Int
  let sourceName: FileName
  let targetFolder: Int
  let targetName: FileName
  let isFolder: Bool
  let inode: UInt64

  /// The folder it is in and, where that is another one, the one it will be in.
  var folders: [Int] { sourceFolder == targetFolder ? [sourceFolder] : [sourceFolder, targetFolder] }

  /// Whether the file is to be called what it is called.
  var isUnchanged: Bool { sourceFolder == targetFolder && sourceName == targetName }
}
