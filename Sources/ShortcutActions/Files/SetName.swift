import FileTransactions
import ShortcutKit

/// `set-name`
struct SetName: Action {
  let name = "set-name"
  let category = ActionCategory.files
  let description = """
    Gives a file another name from here on; on disk it keeps its own until it is saved. A text becomes a file.
    """
  let summary = "Set name of ${file} to ${name}"
  let appleIdentifier = "setitemname"
  let output = Output(.file, "Renamed Item")
  let newName = Parameter<String>(
    "name", "The new name; without an extension, it keeps the old one.", role: .key,
    prompt: "What should the name be?", empty: ValidationError("no-name", "Please enter a name"))
  let withoutExtension = Parameter<Bool>(
    "do-not-include-file-extension", "Whether a name without an extension is left without one.", default: false)
  let file = Parameter<SavableFile>(
    "file", "The file, or a text or other value, which becomes one.", role: .input,
    prompt: "What would you like to name?")

  var examples: [ActionExample] {
    [
      ActionExample(
        "The extension stays", "- get-files: scan.pdf\n- set-name: letter\n- get-name", output: "letter.pdf",
        files: ["scan.pdf": ""]),
      ActionExample(
        "A text as a file", "- text: Hello\n- set-name: greeting.txt\n- save-files: letters",
        output: "letters/greeting.txt"),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let file = arguments.file.file
    var name = FileName(arguments.newName)
    if !arguments.withoutExtension { name = name.completed(withExtensionOf: file.name) }
    if let defect = name.defect {
      throw ActionFailure(
        "‘\(name)’ cannot be the name of a file: it \(defect)", code: "invalid-name", parameter: "name")
    }
    return .file(file.named(name))
  }
}

extension FileName {
  /// The name with the extension of another one, where it has none. What holds a space is no extension.
  func completed(withExtensionOf other: FileName) -> FileName {
    let own = pathExtension().bytes
    guard own.isEmpty || own.contains(UInt8(ascii: " ")) else { return self }
    return FileName(bytes: bytes + other.bytes[other.stemLength()...])
  }
}
