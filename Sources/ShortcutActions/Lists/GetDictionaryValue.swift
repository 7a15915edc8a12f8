import ShortcutKit

/// `get-dictionary-value`
struct GetDictionaryValue: PureAction {
  /// What there is to get.
  enum Part: String, Choice {
    case value
    case allKeys = "all-keys"
    case allValues = "all-values"
  }

  let name = "get-dictionary-value"
  let category = ActionCategory.lists
  let description = "Gets a value of a dictionary, also from deep within it, or all its keys or values."
  let summary = "Get ${get} for ${key} in ${dictionary}"
  let appleIdentifier = "getvalueforkey"
  let output = Output(.any, "Dictionary Value")
  let dictionary = Parameter<Record>(
    "dictionary", "The dictionary, or a text with JSON in it.", role: .input,
    prompt: "Which dictionary would you like to get a value from?")
  let get = Parameter<Part>("get", "A value by its key, all keys, or all values.", default: .value)
  let key = Parameter<String?>(
    "key",
    "The key, or a way with dots to a value within values, as beverages.1.name, where 1 is the first item of a list; "
      + "a dot in a key is written \\. there. A value that is not there is nothing.",
    role: .key, onlyWhile: ParentCondition("get", is: "value"))

  var examples: [ActionExample] {
    [
      ActionExample(
        "A value within values",
        """
        - text: '{"beverages": [{"name": "tea"}, {"name": "milk"}]}'
        - get-dictionary-value: beverages.1.name
        """, output: "tea"),
      ActionExample(
        "All keys", "- dictionary: { name: Ada, age: 36 }\n- get-dictionary-value: { get: all-keys }",
        output: "name\nage"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    switch arguments.get {
    case .allKeys: return .list(arguments.dictionary.keys.map(Value.text))
    case .allValues: return .list(arguments.dictionary.values)
    case .value:
      guard let key = arguments.key else {
        throw ActionFailure(
          "get-dictionary-value needs a key", help: "give ‘key’, or get all-keys or all-values", code: "missing")
      }
      return try DictionaryPath(key, parameter: self.key.name).value(in: arguments.dictionary) ?? .nothing
    }
  }
}
