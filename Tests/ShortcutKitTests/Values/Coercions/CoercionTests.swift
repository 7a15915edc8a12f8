import Foundation
import ShortcutKit
import ShortcutTestSupport
import Testing

/// Keeps what becomes of every kind of value, as every type that the engine knows (language reference, “Conversion”).
@Suite("The table of conversions") struct CoercionTests {
  @Test func `is what the snapshot says`() throws {
    let samples = try SampleValues()
    let snapshot = Snapshot("Tests/ShortcutKitTests/Snapshots/coercions.txt", renewedBy: "CoercionTests")
    let tables = [
      table(String.self, samples), table(Number.self, samples), table(Int.self, samples), table(Bool.self, samples),
      table(Date.self, samples), table(TimeSpan.self, samples), table(URLValue.self, samples),
      table(FileValue.self, samples), table(Record.self, samples), table(Order.self, samples),
      table([Value].self, samples), table([String].self, samples), table([Number].self, samples),
      table([FileValue].self, samples), table([Record].self, samples), table(Number?.self, samples),
      table(Value.self, samples), table(ItemExpression.self, samples),
    ]
    #expect(try snapshot.difference(from: tables.joined(separator: "\n")) == nil)
  }

  private func table<Target: ValueConvertible>(_ type: Target.Type, _ samples: SampleValues) -> String {
    let isOptional = if case .optional = Target.valueType { true } else { false }
    return samples.table(to: "\(Target.valueType)" + (isOptional ? ", which may be left out" : "")) { value, host in
      try Target(coercing: value, in: host).asValue
    }
  }

  private enum Order: String, Choice {
    case hello, goodbye = "good-bye"
  }
}
