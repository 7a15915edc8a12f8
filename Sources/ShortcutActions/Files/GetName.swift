import FileTransactions
import ShortcutKit

/// `get-name`
struct GetName: Action {
  let name = "get-name"
  let category = ActionCategory.files
  let description = "Gets the name of a file with its extension, of an object its title, of a path its last part."
  let summary = "Get name of ${item}"
  let appleIdentifier = "getitemname"
  let output = Output(.any, "Name")
  let item = Parameter<Value>(
    "item", "A file, an object, a path or a url, or a list of such.", role: .inputAndKey,
    prompt: "What would you like to know the name of?")

  var examples: [ActionExample] {
    [
      ActionExample("Of a file", "- get-files: notes/a.txt\n- get-name", output: "a.txt", files: ["notes/a.txt": ""]),
      ActionExample("Of a path", "- get-name: photos/2024/IMG_1.jpg", output: "IMG_1.jpg"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    guard case .list(let items) = arguments.item else { return .text(try name(of: arguments.item)) }
    return .list(try items.map { .text(try name(of: $0)) })
  }

  private func name(of item: Value) throws -> String {
    switch item {
    case .file(let file): return file.name.description
    case .object(let object): return object.display
    case .text(let path): return Path(path).name.description
    case .url(let url): return Path(String(url.text.prefix { $0 != "?" && $0 != "#" })).name.description
    case .nothing, .boolean, .number, .date, .list, .dictionary:
      throw ActionFailure("\(item.inWords) has no name", code: "wrong-type", parameter: "item")
    }
  }
}
