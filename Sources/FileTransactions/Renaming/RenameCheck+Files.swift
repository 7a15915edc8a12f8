extension RenameCheck {
  /// Finds the folders of each step, and its file.
  mutating func findItems() {
    var found: [(step: Int, source: Int, target: Int)] = []
    found.reserveCapacity(steps.count)
    var lost: [Path: (step: Int, paths: [Path], reason: String)] = [:]
    for (number, step) in steps.enumerated() where hasPossibleNames(number) {
      do {
        let source = try folders.number(of: step.source.folder)
        do { found.append((number, source, try folders.number(of: step.target.folder))) } catch {
          lost[step.target.folder, default: (number, [], error.detail)].paths.append(step.source)
        }
      } catch { refuse(number, [step.source], "‘\(step.source)’ cannot be renamed: \(error.detail)") }
    }
    for (folder, files) in lost {
      let detail = "\(listed(files.paths)) cannot be moved to the folder ‘\(folder)’: \(files.reason)"
      refuse(files.step, [folder] + files.paths, detail)
    }
    items.reserveCapacity(found.count)
    for place in found { findFile(place.step, in: place.source, to: place.target) }
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

  private mutating func findFile(_ number: Int, in source: Int, to target: Int) {
    let step = steps[number]
    let name = step.source.name
    do {
      guard let entry = try folders.entry(name, in: source) else {
        return refuse(number, [step.source], "‘\(step.source)’ cannot be renamed: there is no such file")
      }
      if entry.kind != .folder, step.target.bytes.last == UInt8(ascii: "/") {
        return refuse(number, because: "that is the path of a folder")
      }
      items.append(
        RenameItem(
          step: number, sourceFolder: source, sourceName: name, targetFolder: target, targetName: step.target.name,
          isFolder: entry.kind == .folder, inode: entry.inode))
    } catch { refuse(number, [step.source], "‘\(step.source)’ cannot be renamed: \(error.detail)") }
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
