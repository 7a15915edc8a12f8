import FileTransactions
import ShortcutKit

/// `read-file`
struct ReadFile: Action {
  /// What to take a file's content for.
  enum ContentType: String, Choice {
    case text, bytes
  }

  let name = "read-file"
  let category = ActionCategory.files
  let description = "Reads the whole content of a file."
  let summary = "Read ${file}"
  let output = Output(.any, "Content")
  let file = Parameter<FileValue>(
    "file", "The file.", role: .inputAndKey, prompt: "Which file would you like to read?")
  let type = Parameter<ContentType>(
    "type", "As `text`, in UTF-8, UTF-16 or Latin-1; as `bytes`, into a file in memory, whatever it holds.",
    default: .text)

  var examples: [ActionExample] {
    [
      ActionExample(
        "A text", "- read-file: hello.txt\n- uppercase", output: "HELLO", files: ["hello.txt": "hello"]),
      ActionExample(
        "A copy that later changes of the file do not change",
        "- read-file: { file: hello.txt, type: bytes }\n- get-file-details: size", output: "5",
        files: ["hello.txt": "hello"]),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let file = arguments.file
    switch arguments.type {
    case .bytes: return .file(FileValue(.bytes(try file.bytes(in: context.host)), name: file.name))
    case .text:
      // The errors of the file system say more than that there is no text.
      let content = FileValue(.bytes(try file.bytes(in: context.host)), name: file.name)
      do { return .text(try String(coercing: .file(content), in: context.host)) } catch {
        throw ActionFailure(
          error.description, help: "‘type: bytes’ reads any file", code: "wrong-type", parameter: "file")
      }
    }
  }
}
