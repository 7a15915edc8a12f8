import FileTransactions
import ShortcutKit

/// `save-files`
struct SaveFiles: Action {
  let name = "save-files"
  let aliases = ["save-file"]
  let category = ActionCategory.files
  let description = """
    Saves files in a folder, which is made where it is missing. A text is saved as a file of its own. \
    Nothing is written unless everything can be.
    """
  let summary = "Save ${files} in ${folder}"
  let appleIdentifier = "documentpicker.save"
  let output = Output(.list(of: .file), "Saved File")
  let folder = Parameter<Location>(
    "folder", "The folder.", role: .key, prompt: "Where would you like to save the files?")
  let files = Parameter<SavableFiles>(
    "files", "The files, or texts and other values, which are saved as `untitled.txt` unless they are named.",
    role: .input)
  let fileName = Parameter<String?>("name", "The name of the saved file, exactly; without one, files keep theirs.")
  let ifExists = Parameter<IfExists>("if-exists", IfExists.wording, default: .fail)

  var examples: [ActionExample] {
    [
      ActionExample(
        "Copies in a folder", "- get-files: \"*.txt\"\n- save-files: backup", output: "backup/a.txt\nbackup/b.txt",
        files: ["a.txt": "", "b.txt": ""]),
      ActionExample(
        "A text beside the one that is there",
        "- text: Hello\n- save-files:\n    folder: letters\n    name: hello.txt\n    if-exists: keep-both",
        output: "letters/hello 2.txt", files: ["letters/hello.txt": "Good morning"]),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    let name = arguments.fileName.map { FileName($0) }
    let files = arguments.files.files.map { file in name.map(file.named) ?? file }
    let plan = try SaveCheck.plan(
      files, in: arguments.folder.path, makingFolder: true, ifExists: arguments.ifExists, host: context.host)
    return .list(try plan.perform(in: context.host).map(Value.file))
  }
}
