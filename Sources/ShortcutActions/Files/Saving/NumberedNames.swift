import FileTransactions

/// The names that are taken in a folder, and the next number for each name.
struct NumberedNames {
  private var taken: Set<FileName>
  private var next: [FileName: Int] = [:]

  init(taken: Set<FileName>) { self.taken = taken }

  /// Takes a name, if nobody has it.
  mutating func take(_ name: FileName) -> Bool { taken.insert(name).inserted }

  /// Takes the first free one of `name 2.txt`, `name 3.txt` and so on. A number in the name itself is not counted on.
  mutating func takeNumbered(_ name: FileName) -> FileName {
    var number = next[name] ?? 2
    while true {
      let candidate = name.numbered(number)
      number += 1
      guard taken.insert(candidate).inserted else { continue }
      next[name] = number
      return candidate
    }
  }
}

extension FileName {
  /// The name with a number before its extension. A name that has no room for it loses characters of its stem.
  func numbered(_ number: Int) -> FileName {
    let end = stemLength()
    let suffix = Array(" \(number)".utf8) + bytes[end...]
    let room = max(0, 255 - suffix.count)
    guard end > room else { return FileName(bytes: bytes[..<end] + suffix) }
    guard var stem = FileName(bytes: bytes[..<end]).text else { return FileName(bytes: bytes[..<room] + suffix) }
    while stem.utf8.count > room { stem.removeLast() }
    return FileName(bytes: Array(stem.utf8) + suffix)
  }
}
