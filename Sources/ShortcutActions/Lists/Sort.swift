import Foundation
import ShortcutKit

/// `sort`
struct Sort: PureAction {
  /// Which end of the order comes first.
  enum Order: String, Choice {
    case ascending, descending

    static let synonyms: [String: Order] = [
      "A to Z": .ascending, "Smallest First": .ascending, "Oldest First": .ascending, "Z to A": .descending,
      "Biggest First": .descending, "Latest First": .descending, "Newest First": .descending,
    ]
  }

  let name = "sort"
  let category = ActionCategory.lists
  let description =
    "Sorts a list; numbers in texts count by their value, and what is equal stays in the order that it has."
  let summary = "Sort ${list} by ${by}"
  let output = Output(.list(of: .any), "Sorted List")
  let list = Parameter<[Value]>(
    "list", "The list.", role: .input, prompt: "Which list would you like to sort?")
  let by = Parameter<ItemExpression?>(
    "by", "What to sort by, as item.name; the items themselves where it is not given.", role: .key)
  let order = Parameter<Order>("order", "Whether the smallest comes first or the greatest.", default: .ascending)

  var examples: [ActionExample] {
    [
      ActionExample("Numbers count by their value", "- list: [img10, img2, Img1]\n- sort", output: "Img1\nimg2\nimg10"),
      ActionExample(
        "By something of each item", "- list: [milk, tea, sugar]\n- sort: { by: item.length, order: descending }",
        output: "sugar\nmilk\ntea"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let items = arguments.list
    let keys = Self.asNumbers(try arguments.by?.values(of: items) ?? items)
    let goal = arguments.order
    let places = items.indices.sorted { left, right in
      switch keys[left].sortOrder(to: keys[right]) {
      case .orderedSame: left < right
      case .orderedAscending: goal == .ascending
      case .orderedDescending: goal == .descending
      }
    }
    return .list(places.map { items[$0] })
  }

  /// Texts that are numbers, all of them, are sorted as numbers: 1.25 before 1.5, and -10 before -9.
  private static func asNumbers(_ keys: [Value]) -> [Value] {
    var numbers: [Value] = []
    for key in keys {
      guard case .text(let text) = key, let number = Number(text.trimmingWhitespace) else { return keys }
      numbers.append(.number(number))
    }
    return numbers
  }
}
