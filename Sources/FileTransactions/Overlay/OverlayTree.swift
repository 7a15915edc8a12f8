/// The names whose files are not what they are below, as a tree of folders. All paths are absolute and without links.
struct OverlayTree: Sendable {
  /// What stands under a name.
  enum Content: Sendable {
    /// The file below that has, or had, this path; of a folder, with all that is in it.
    case below(Path)
    /// A file that was written.
    case draft(OverlayDraft)
    /// A folder that was made.
    case folder(FileStatus)
    /// Nothing any more.
    case gone
  }

  private struct Node {
    var content: Content
    var children: [FileName: Int] = [:]
  }

  /// A part of the tree that was taken out.
  struct Branch { fileprivate let node: Int }

  /// The first one is the root.
  private var nodes = [Node(content: .below("/"))]

  /// What stands at a path. That it is below does not say that it is there.
  func content(at path: Path) -> Content {
    var node = 0
    let names = path.components
    for (depth, name) in names.enumerated() {
      guard let child = nodes[node].children[name] else {
        guard case .below(let folder) = nodes[node].content else { return .gone }
        return .below(names[depth...].reduce(folder) { $0.appending($1) })
      }
      node = child
    }
    return nodes[node].content
  }

  /// What stands in a folder under names of its own: what is gone from it, what came into it.
  func changes(in folder: Path) -> [FileName: Content] {
    var node = 0
    for name in folder.components {
      guard let child = nodes[node].children[name] else { return [:] }
      node = child
    }
    return nodes[node].children.mapValues { nodes[$0].content }
  }

  /// Puts something at a path, in place of all that was there.
  mutating func put(_ content: Content, at path: Path) {
    nodes.append(Node(content: content))
    attach(Branch(node: nodes.count - 1), at: path)
  }

  /// Takes out what stands at a path. Nothing is there then.
  mutating func detach(_ path: Path) -> Branch {
    let branch = Branch(node: node(at: path))
    put(.gone, at: path)
    return branch
  }

  /// Puts back what was taken out, at a path where nothing is.
  mutating func attach(_ branch: Branch, at path: Path) {
    let folder = node(at: path.folder)
    nodes[folder].children[path.name] = branch.node
  }

  /// The node of a path, made where there is none yet.
  private mutating func node(at path: Path) -> Int {
    var node = 0
    for name in path.components {
      if let child = nodes[node].children[name] {
        node = child
        continue
      }
      var content = Content.gone
      if case .below(let folder) = nodes[node].content { content = .below(folder.appending(name)) }
      nodes.append(Node(content: content))
      nodes[node].children[name] = nodes.count - 1
      node = nodes.count - 1
    }
    return node
  }
}

extension Path {
  fileprivate var components: [FileName] { bytes.split(separator: UInt8(ascii: "/")).map { FileName(bytes: $0) } }
}
