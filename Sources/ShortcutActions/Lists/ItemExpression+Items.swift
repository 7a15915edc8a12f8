import FileTransactions
import ShortcutKit

extension ItemExpression {
  /// The values for all items of a list.
  func values(of items: [Value]) throws -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items {
      try Interruption.check()
      values.append(try value(of: item, index: values.count + 1))
    }
    return values
  }
}
