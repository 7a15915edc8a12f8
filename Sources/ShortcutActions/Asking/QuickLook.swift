import FileTransactions
import ShortcutKit

/// `quick-look`
///
/// Only a terminal has room for contents; anywhere else each item is a line, where messages go.
struct QuickLook: Action {
  let name = "quick-look"
  let category = ActionCategory.asking
  let description = "Shows files, pictures and texts on the terminal; where there is none, says a line about each."
  let summary = "Show ${input} in quick look"
  let appleIdentifier = "previewdocument"
  let output = Output.passesInputThrough
  let input = Parameter<[Value]>(
    "input", "What to show.", role: .inputAndKey, prompt: "What would you like to look at?")

  var examples: [ActionExample] {
    [
      ActionExample(
        "A file on its way", "- get-files: hello.txt\n- quick-look\n- get-name", output: "hello.txt",
        files: ["hello.txt": "hello"]),
      ActionExample("A value", "- dictionary: { tea: 2 }\n- quick-look\n- count", output: "1"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    for item in arguments.input {
      if case .file(let file) = item {
        // A missing file is an error, and no line about nothing.
        if let path = file.path { _ = try context.host.files.status(of: path, followingLinks: true) }
        context.show(Exhibit(file.inWords(in: context.host), .content(item)))
      } else {
        context.show(Exhibit(item.inWords, .content(item)))
      }
    }
    return .nothing
  }
}
