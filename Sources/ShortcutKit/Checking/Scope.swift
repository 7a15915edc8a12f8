/// The names that are known at a place of a shortcut, with their slots.
final class Scope {
  struct Variable {
    let name: String
    let slot: Int
    var type: ValueType
    /// Where it gets its value first; nil for what is always there.
    let declared: SourceSpan?
    var isUsed = false
  }

  private(set) var slotCount = 0
  private var variables: [String: Variable] = [:]
  private var loops: [[String: Variable]] = []
  /// The variables that rounds running at once may not set.
  private var frozen: [Set<String>] = []

  func newSlot() -> Int {
    defer { slotCount += 1 }
    return slotCount
  }

  /// Makes a variable, or finds the one of that name.
  func declare(_ name: String, type: ValueType = .any, at span: SourceSpan?) -> Int {
    let key = normalizedName(name)
    if var known = variables[key] {
      if known.type != type { known.type = .any }
      variables[key] = known
      return known.slot
    }
    let slot = newSlot()
    variables[key] = Variable(name: name, slot: slot, type: type, declared: span)
    return slot
  }

  /// Finds a name, the innermost loop first, and notes that it is used.
  func use(_ name: String) -> Variable? {
    let key = normalizedName(name)
    for index in loops.indices.reversed() {
      guard var found = loops[index][key] else { continue }
      found.isUsed = true
      loops[index][key] = found
      return found
    }
    variables[key]?.isUsed = true
    return variables[key]
  }

  func isDeclared(_ name: String) -> Bool { variables[normalizedName(name)] != nil }

  /// All known names, for suggestions.
  var names: [String] { loops.flatMap { $0.values.map(\.name) } + variables.values.map(\.name) }

  var unused: [Variable] {
    variables.values.filter { !$0.isUsed && $0.declared != nil }
  }

  /// Whether a name is that of a loop's item or index here.
  func isLoopName(_ name: String) -> Bool { loops.contains { $0[normalizedName(name)] != nil } }

  /// Checks something in which the names of a loop are known.
  func withLoop<Result>(_ names: [(name: String, slot: Int, type: ValueType)], _ check: () -> Result) -> Result {
    notingUse(of: names, check).result
  }

  /// Checks something in which the names of a loop are known, and says whether it uses one of them.
  func notingUse<Result>(
    of names: [(name: String, slot: Int, type: ValueType)], _ check: () -> Result
  ) -> (result: Result, isUsed: Bool) {
    var loop: [String: Variable] = [:]
    for (name, slot, type) in names {
      loop[normalizedName(name)] = Variable(name: name, slot: slot, type: type, declared: nil)
    }
    loops.append(loop)
    defer { loops.removeLast() }
    let result = check()
    return (result, loops.last?.values.contains(where: \.isUsed) ?? false)
  }

  /// Checks rounds that run at once: what was known before is frozen in them, and what they set is gone after them.
  func inParallel<Result>(_ check: () -> Result) -> Result {
    let before = variables
    frozen.append(Set(before.keys))
    defer {
      frozen.removeLast()
      let after = variables
      variables = before
      for (key, variable) in after where before[key] != nil { variables[key]?.isUsed = variable.isUsed }
    }
    return check()
  }

  /// Whether a name belongs to something outside rounds that run at once.
  func isFrozen(_ name: String) -> Bool { frozen.contains { $0.contains(normalizedName(name)) } }
}
