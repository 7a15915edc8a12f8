import ShortcutActions
import ShortcutKit
import ShortcutTestSupport
import Testing

/// Keeps what becomes of every kind of value, as every type that actions have for themselves.
@Suite("The table of arguments") struct ArgumentTests {
  @Test func `is what the snapshot says`() throws {
    let samples = try SampleValues()
    var known = Self.typesOfTheEngine
    var tables: [String] = []
    for entry in ActionCatalog.builtIn.entries {
      for parameter in entry.parameters where known.insert(Self.typeName(of: parameter)).inserted {
        // Words are found among their like in one way, which the table of conversions has.
        if case .choice = parameter.type.unwrapped { continue }
        let table = samples.table(to: "‘\(parameter.name)’ of \(entry.action.name): \(parameter.type)") { value, host in
          try parameter.argument(from: value, in: host).value
        }
        tables.append(table)
      }
    }
    let snapshot = Snapshot("Tests/ShortcutActionsTests/Snapshots/arguments.txt", renewedBy: "ArgumentTests")
    #expect(try snapshot.difference(from: tables.joined(separator: "\n")) == nil)
  }

  private static func typeName(of parameter: any AnyParameter) -> String {
    let name = "\(type(of: parameter))".replacing("Optional<", with: "").replacing("Parameter<", with: "")
    return String(name.prefix { $0 != ">" })
  }

  private static let typesOfTheEngine: Set = [
    "String", "Number", "Int", "Bool", "Date", "TimeSpan", "URLValue", "FileValue", "Record", "Value",
    "Array<Value", "Array<String", "Array<FileValue", "ItemExpression", "ItemTemplate", "Remark",
  ]
}
