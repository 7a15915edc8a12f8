import ShortcutKit

/// `set-dictionary-value`
struct SetDictionaryValue: PureAction {
  let name = "set-dictionary-value"
  let category = ActionCategory.lists
  let description = "Outputs a dictionary with another value for a key, also deep within it; the key may be new."
  let summary = "Set ${key} to ${value} in ${dictionary}"
  let appleIdentifier = "setvalueforkey"
  let output = Output(.dictionary, "Dictionary")
  let dictionary = Parameter<Record>(
    "dictionary", "The dictionary; the one that flows in stays as it is.", role: .input,
    prompt: "Which dictionary would you like to set a value in?")
  let key = Parameter<String>(
    "key",
    "The key, or a way with dots to a value within values, as in get-dictionary-value; dictionaries that are missing "
      + "on it are made.",
    role: .key, prompt: "Which key would you like to set?")
  let value = Parameter<Value>("value", "The value.", default: .nothing)

  var examples: [ActionExample] {
    [
      ActionExample(
        "Add a key",
        """
        - dictionary: { name: Ada }
        - set-dictionary-value: { key: age, value: 36 }
        - text: ${previous}
        """, output: #"{"name":"Ada","age":36}"#),
      ActionExample(
        "Within values",
        """
        - dictionary: { name: Ada }
        - set-dictionary-value: { key: address.town, value: London }
        - text: ${previous}
        """, output: #"{"name":"Ada","address":{"town":"London"}}"#),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let path = try DictionaryPath(arguments.key, parameter: key.name)
    return .dictionary(try path.setting(arguments.value, in: arguments.dictionary))
  }
}
