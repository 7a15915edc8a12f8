extension RenameCheck {
  /// Finds the file of each step, and the folders.
  mutating func findItems() {
    items.reserveCapacity(steps.count)
    var lost: [Path: (step: Int, paths: [Path], reason: String)] = [:]
    for (number, step) in steps.enumerated() where hasPossibleNames(number) {
      guard let (folder, status) = find(number) else { continue }
      do {
        let item = RenameItem(
          step: number, sourceFolder: folder, sourceName: step.source.name,
          targetFolder: try folders.number(of: step.target.folder), targetName: step.target.name, status: status)
        items.append(item)
      } catch {
        lost[step.target.folder, default: (number, [], error.detail)].paths.append(step.source)
      }
    }
    for (folder, files) in lost {
      let detail = "\(listed(files.paths)) cannot be moved to the folder ‘\(folder)’: \(files.reason)"
      refuse(files.step, [folder] + files.paths, detail)
    }
    for item in items { folders.probeByItself(item.targetFolder) }
  }

  private mutating func hasPossibleNames(_ number: Int) -> Bool {
    let step = steps[number]
    if let defect = step.source.name.defect ?? step.source.defect {
      refuse(number, [step.source], "‘\(step.source)’ is no file to rename: the name \(defect)")
      return false
    }
    if let defect = step.target.name.defect ?? step.target.defect {
      refuse(number, because: "the name \(defect)")
      return false
    }
    return true
  }

  /// The folder and the status of a step's file.
  private mutating func find(_ number: Int) -> (folder: Int, status: FileStatus)? {
    let step = steps[number]
    do {
      let folder = try folders.number(of: step.source.folder)
      let name = step.source.name
      let status = try files.status(of: folders.all[folder].path.appending(name), followingLinks: false)
      folders.probe(folder, with: name, status)
      if status.kind == .folder || step.target.bytes.last != UInt8(ascii: "/") { return (folder, status) }
      refuse(number, because: "that is the path of a folder")
    } catch { refuse(number, [step.source], "‘\(step.source)’ cannot be renamed: \(error.detail)") }
    return nil
  }

  /// Refuses steps into folders that may not be written to, or that are on another device.
  mutating func checkFolders() {
    var locked: [Int: (step: Int, paths: [Path])] = [:]
    for item in items where !item.isUnchanged {
      for folder in item.folders where !folders.all[folder].isWritable {
        locked[folder, default: (item.step, [])].paths.append(steps[item.step].source)
      }
      if folders.all[item.sourceFolder].device != folders.all[item.targetFolder].device {
        refuse(item.step, because: "they are on different devices")
      }
    }
    for (folder, files) in locked {
      let path = folders.all[folder].path
      let detail = "\(listed(files.paths)) cannot be renamed: the folder ‘\(path)’ is write-protected"
      refuse(files.step, [path] + files.paths, detail)
    }
  }
}

extension Path {
  /// What makes this no path for a file, in words that follow “the name”; nil where it is one.
  fileprivate var defect: String? {
    if bytes.contains(0) { return "contains a NUL" }
    return bytes.count < 4096 ? nil : "makes a path of \(bytes.count) bytes; 4095 is the limit"
  }
}
