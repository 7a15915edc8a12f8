import FileTransactions
import ShortcutKit

/// `write-file`
struct WriteFile: Action {
  let name = "write-file"
  let category = ActionCategory.files
  let description = """
    Writes a text, a file's content or a list, an item a line, to a file. The file appears when all of it is there.
    """
  let summary = "Write ${content} to ${file}"
  let output = Output(.file, "Written File")
  let file = Parameter<Location>(
    "file", "The path of the file; the folder it is in must exist.", role: .key,
    prompt: "Which file would you like to write?")
  let content = Parameter<Value>("content", "What to write, to the byte; nothing is added to it.", role: .input)
  let ifExists = Parameter<IfExists>("if-exists", IfExists.wording, default: .fail)

  var examples: [ActionExample] {
    [
      ActionExample(
        "A text, and what is in the file then", "- text: Hello\n- write-file: hello.txt\n- read-file", output: "Hello"),
      ActionExample(
        "In place of an older one", "- list: [tea, milk]\n- write-file: { file: list.txt, if-exists: replace }",
        output: "list.txt", files: ["list.txt": "sugar\n"]),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let path = arguments.file.path
    if path.isEmpty || path.bytes.last == UInt8(ascii: "/") {
      throw ActionFailure(
        "‘\(path)’ is the path of a folder; name a file in it", code: "invalid-name", parameter: "file")
    }
    let file = FileValue(.stream(try ValueSource(arguments.content, in: context.host)), name: path.name)
    let plan = try SaveCheck.plan(
      [file], in: path.folder, makingFolder: false, ifExists: arguments.ifExists, host: context.host)
    let written = try plan.perform(in: context.host).first
    return .file(written ?? FileValue(path))
  }
}
