import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension OverlayFileSystem {
  /// Takes what is written for a file that would be made, replaced or lengthened when the sink is closed.
  public func create(_ path: Path, _ mode: WriteMode) throws(FileError) -> any ByteSink {
    let place = try placeToWrite(path, mode)
    let isNew = try statusIfThere(at: place) == nil
    return OverlayDraftSink { [self] bytes throws(FileError) in
      let size = "\(bytes.count) byte\(bytes.count == 1 ? "" : "s")"
      let status = FileStatus(kind: .regular, size: Int64(bytes.count), modified: now())
      try put(OverlayDraft(pieces: [.bytes(bytes)], status: status), at: place, mode)
      switch mode {
      case .append: onChange("would append \(size) to ‘\(path)’")
      case .new: onChange("would write ‘\(path)’ (\(size))")
      case .replace: onChange("would \(isNew ? "write" : "replace") ‘\(path)’ (\(size))")
      }
    }
  }

  /// Notes that a folder, and those it is in, would be made.
  public func makeFolder(_ path: Path) throws(FileError) {
    var place = try target(of: path)
    var missing: [Path] = []
    while try statusIfThere(at: place) == nil {
      missing.append(place)
      place = place.folder
    }
    let folder = try status(at: place, "make the folder", path)
    guard folder.kind == .folder else {
      throw FileError(
        missing.isEmpty ? .exists : .notFolder, "make the folder", path, detail: "‘\(place)’ is no folder")
    }
    if missing.isEmpty { return }
    try requireWritable(place, "make the folder", path)
    let status = FileStatus(kind: .folder, modified: now(), permissions: 0o755, device: folder.device)
    tree.withLock { tree in
      for place in missing.reversed() { tree.put(.folder(status), at: place) }
    }
    onChange("would make folder ‘\(path)’")
  }

  /// Notes the renamings of a plan, if it is one that could be performed.
  public func perform(_ plan: RenamePlan) throws(RenamePlanError) {
    let changes = try RenameCheck(plan, in: self).changes()
    tree.withLock { tree in
      let branches = changes.map { tree.detach($0.source) }
      for (branch, change) in zip(branches, changes) { tree.attach(branch, at: change.target) }
    }
    for change in changes {
      let step = plan.steps[change.step]
      onChange("would rename ‘\(step.source)’ to ‘\(step.target)’")
    }
  }

  /// Notes that a file would be copied.
  public func copy(_ source: Path, to target: Path, _ mode: WriteMode) throws(FileError) {
    let from = try self.target(of: source)
    let status = try status(at: from, "copy", source)
    guard status.kind == .regular else {
      throw FileError(.system(EINVAL), "copy", source, detail: "it is no regular file")
    }
    let place = try placeToWrite(target, mode)
    let pieces: [OverlayDraft.Piece]
    switch tree.withLock({ $0.content(at: from) }) {
    case .below(let file): pieces = [.below(file)]
    case .draft(let draft): pieces = draft.pieces
    case .folder, .gone: pieces = []
    }
    try put(OverlayDraft(pieces: pieces, status: status), at: place, mode)
    onChange("would copy ‘\(source)’ to ‘\(target)’")
  }

  /// Notes that a file would be removed.
  public func remove(_ path: Path) throws(FileError) {
    let place = try place(of: path)
    if try status(at: place, "remove", path).kind == .folder {
      throw FileError(.isFolder, "remove", path, detail: "it is a folder")
    }
    try requireWritable(place.folder, "remove", path)
    tree.withLock { $0.put(.gone, at: place) }
    onChange("would remove ‘\(path)’")
  }

  // MARK: Checks

  /// The place of a file to be written, if that could be done.
  private func placeToWrite(_ path: Path, _ mode: WriteMode) throws(FileError) -> Path {
    let operation = "write"
    let place = mode == .new ? try place(of: path) : try placeBehindLinks(path)
    if path.bytes.last == UInt8(ascii: "/") {
      throw FileError(.isFolder, operation, path, detail: "the path is one of a folder")
    }
    if place.name.bytes.count > 255 { throw FileError(number: ENAMETOOLONG, operation, path) }
    if let defect = place.name.defect {
      throw FileError(.system(EINVAL), operation, path, detail: "the name \(defect)")
    }
    guard let old = try statusIfThere(at: place) else {
      guard try status(at: place.folder, operation, path).kind == .folder else {
        throw FileError(.notFolder, operation, path, detail: "‘\(place.folder)’ is no folder")
      }
      try requireWritable(place.folder, operation, path)
      return place
    }
    if mode == .new { throw FileError(.exists, operation, path, detail: "it exists already") }
    if old.kind == .folder { throw FileError(.isFolder, operation, path, detail: "it is a folder") }
    try requireWritable(place, operation, path)
    if mode == .replace, old.kind == .regular { try requireWritable(place.folder, operation, path) }
    return place
  }

  /// Where a link leads; a link to nowhere counts as the file that would be made there.
  private func placeBehindLinks(_ path: Path) throws(FileError) -> Path {
    do { return try target(of: path) } catch {
      guard error.reason == .missing else { throw error }
      return try place(of: path)
    }
  }

  private func requireWritable(_ place: Path, _ operation: String, _ path: Path) throws(FileError) {
    if isWritable(place) { return }
    throw FileError(.notPermitted, operation, path, detail: "‘\(place)’ is write-protected")
  }

  /// Keeps what a file would hold, as it would be. Devices and pipes keep nothing.
  private func put(_ draft: OverlayDraft, at place: Path, _ mode: WriteMode) throws(FileError) {
    let old = try statusIfThere(at: place)
    if let old, old.kind != .regular && old.kind != .symbolicLink { return }
    var draft = draft
    draft.status.device = try status(at: place.folder, "write", place).device
    draft.status.created = now()
    tree.withLock { tree in
      if mode == .append, let old {
        let size = draft.status.size
        draft.status = old
        draft.status.size += size
        draft.status.modified = now()
        switch tree.content(at: place) {
        case .below(let file): draft.pieces.insert(.below(file), at: 0)
        case .draft(let earlier): draft.pieces = earlier.pieces + draft.pieces
        case .folder, .gone: break
        }
      }
      tree.put(.draft(draft), at: place)
    }
  }
}
