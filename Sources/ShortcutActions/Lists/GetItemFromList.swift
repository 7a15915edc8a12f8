import ShortcutKit

/// `get-item-from-list`
struct GetItemFromList: PureAction {
  /// Which items there are to get.
  enum Place: String, Choice {
    case first, last, random
    case atIndex = "at-index"
    case range

    static let synonyms: [String: Place] = [
      "First Item": .first, "Last Item": .last, "Random Item": .random, "Item At Index": .atIndex,
      "Items in Range": .range,
    ]
  }

  let name = "get-item-from-list"
  let category = ActionCategory.lists
  let description = "Gets an item of a list, or several that stand together."
  let summary = "Get ${which} from ${list}"
  let appleIdentifier = "getitemfromlist"
  let output = Output(.any, "Item from List")
  let list = Parameter<[Value]>(
    "list", "The list; the first and last item of an empty one are nothing.", role: .input,
    prompt: "Which list would you like to get an item from?")
  let which = Parameter<Place>(
    "which", "The first or last item, one by chance (which --seed fixes), one by its place, or a range.", role: .key,
    default: .first)
  let index = Parameter<Int?>(
    "index", "The place of the item: 1 is the first one, -1 the last.",
    onlyWhile: ParentCondition("which", is: "at-index"))
  let start = Parameter<Int>(
    "start", "The first place of the range.", default: 1, onlyWhile: ParentCondition("which", is: "range"))
  let end = Parameter<Int>(
    "end", "The last place of the range, which belongs to it.", default: -1,
    onlyWhile: ParentCondition("which", is: "range"))

  var examples: [ActionExample] {
    [
      ActionExample("The last item", "- list: [tea, milk, sugar]\n- get-item-from-list: last", output: "sugar"),
      ActionExample(
        "By its place", "- list: [tea, milk, sugar]\n- get-item-from-list: { which: at-index, index: 2 }",
        output: "milk"),
      ActionExample(
        "A range", "- get-item-from-list: { list: [a, b, c, d], which: range, start: 2, end: 3 }", output: "b\nc"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let list = arguments.list
    switch arguments.which {
    case .first: return list.first ?? .nothing
    case .last: return list.last ?? .nothing
    case .random:
      var random = Chance(context.host.random)
      return list.randomElement(using: &random) ?? .nothing
    case .atIndex:
      guard let index = arguments.index else {
        throw ActionFailure("get-item-from-list needs ‘index’, the place of the item", code: "missing")
      }
      guard let place = list.place(ofItem: index) else {
        let inList = "in a list of \(Wording.count(list.count, "item"))"
        throw ActionFailure(
          "there is no item \(index) \(inList)", help: index == 0 ? "the first item is 1, the last one -1" : nil,
          code: "no-item", parameter: self.index.name)
      }
      return list[place]
    case .range:
      for (place, parameter) in [(arguments.start, start.name), (arguments.end, end.name)] where place == 0 {
        throw ActionFailure(
          "there is no item 0", help: "the first item is 1, the last one -1", code: "no-item", parameter: parameter)
      }
      return .list(Array(list.items(from: arguments.start, to: arguments.end)))
    }
  }
}
