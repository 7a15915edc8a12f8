import FileTransactions
import Foundation

extension Checker {
  /// Checks the use of a variable: one of the shortcut's, or one that is always there.
  func variable(_ name: String, at span: @escaping LazySpan) -> Compiled {
    if let found = scope.use(name) {
      let slot = found.slot
      return Compiled(type: found.type) { frame in frame.slots[slot] }
    }
    if let ready = ready(normalizedName(name)) { return ready }
    if let place = firstAssignment(of: name) {
      diagnostics.add(
        .error(
          .usedBefore(name), at: span(), notes: [.init(.setHere, at: place)],
          help: "set it before, or give it a start value under ‘variables’"))
    } else {
      report(.unknownVariable(name), span(), help: advice(forUnknown: name))
    }
    return .invalid
  }

  private func advice(forUnknown name: String) -> String {
    switch normalizedName(name) {
    case "item", "index", "repeatitem", "repeatindex":
      return "it is there inside a repeat, and where an action looks at each item"
    case "null", "nil", "none", "undefined": return "write ‘nothing’"
    default: break
    }
    let terms = name.split(separator: "-").map(String.init)
    if terms.count > 1, terms.allSatisfy({ scope.isDeclared($0) }) {
      return "put spaces around a minus sign: \(terms.joined(separator: " - "))"
    }
    let readyNames = ["input", "previous", "now", "today", "clipboard", "env", "shortcut"]
    let nearest = Spelling.nearest(to: name, among: scope.names + readyNames)
    return nearest.map { "did you mean ‘\($0)’?" } ?? "quote it if it is a text: \"\(name)\""
  }

  private func ready(_ key: String) -> Compiled? {
    switch key {
    case "repeatitem": return scope.use("item").map { found in Compiled(type: found.type) { $0.slots[found.slot] } }
    case "repeatindex": return scope.use("index").map { found in Compiled(type: found.type) { $0.slots[found.slot] } }
    case "input": return Compiled(type: inputType) { frame in try frame.input.value() }
    case "previous":
      usesPrevious = true
      return Compiled(type: flowType) { frame in try frame.flowing() }
    case "now": return Compiled(type: .date) { frame in .date(frame.run.host.clock.now()) }
    case "today":
      return Compiled(type: .date) { frame in
        .date(frame.run.host.conventions.calendar.startOfDay(for: frame.run.host.clock.now()))
      }
    case "clipboard": return Compiled { frame in try Clipboard.read(in: frame.run.host) }
    case "env":
      return Compiled(type: .dictionary) { frame in
        let all = frame.run.host.environment.all.sorted { $0.key < $1.key }
        return .dictionary(Record(all.map { ($0.key, .text($0.value)) }))
      }
    case "shortcut": return Compiled(.dictionary(shortcutDetails), type: .dictionary)
    default: return nil
    }
  }

  private var shortcutDetails: Record {
    let folder = path.folder
    return [
      "name": .text(shortcutName), "file": .text(path.text ?? path.description),
      "folder": .text(folder.text ?? folder.description),
    ]
  }

  // MARK: Properties

  /// Checks a property; where the type is known, so are the names that it can have.
  func property(
    _ name: String, of base: Expression, _ span: @escaping LazySpan, _ origin: ScalarOrigin
  ) -> Compiled {
    if case .variable(let variable) = base.kind, scope.use(variable) == nil {
      switch normalizedName(variable) {
      case "env":
        return Compiled { frame in frame.run.host.environment.value(of: name).map(Value.text) ?? .nothing }
      case "shortcut": return shortcutDetail(name, span)
      default: break
      }
    }
    let value = compile(base, in: origin)
    let key = normalizedName(name)
    if let names = value.type.propertyNames, !Value.isItem(key), !names.contains(where: { normalizedName($0) == key }) {
      reportUnknownProperty(name, of: value.type.withArticle, names, span())
      return .invalid
    }
    let evaluate = value.evaluate
    return Compiled(type: value.type.type(ofProperty: key)) { frame in
      let value = try evaluate(frame)
      return try placing(span) { () throws(EvaluationError) in try value.property(name, in: frame.run.host) }
    }
  }

  private func shortcutDetail(_ name: String, _ span: LazySpan) -> Compiled {
    let details = shortcutDetails
    if let value = details[normalizedName(name)] { return Compiled(value, type: .text) }
    reportUnknownProperty(name, of: "‘shortcut’", details.keys, span())
    return .invalid
  }

  private func reportUnknownProperty(_ name: String, of owner: String, _ names: [String], _ span: SourceSpan) {
    let nearest = Spelling.nearest(to: name, among: names).map { "did you mean ‘\($0)’?" }
    let known = "it has \(Wording.list(names.map { Wording.quoted($0) }, "and"))"
    report(.unknownProperty(name, owner), span, help: nearest ?? known)
  }
}

extension Diagnostic.Message {
  static func unknownVariable(_ name: String) -> Self {
    Self("check.unknown-variable", "there is no variable \(Wording.quoted(name))")
  }
  static func usedBefore(_ name: String) -> Self {
    Self("check.used-before", "\(Wording.quoted(name)) has no value yet here")
  }
  static let setHere = Self("check.set-here", "it gets one here")
  static func unknownProperty(_ name: String, _ owner: String) -> Self {
    Self("check.unknown-property", "\(owner) has no property \(Wording.quoted(name))")
  }
}
