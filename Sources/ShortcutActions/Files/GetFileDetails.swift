import ShortcutKit

/// `get-file-details`
struct GetFileDetails: Action {
  /// A property of files.
  enum Property: String, Choice {
    case name, baseName = "base-name", pathExtension = "extension", path, folder, size, type, created, modified, content
    case width, height, taken

    static var synonyms: [String: Property] {
      [
        "file name": .name, "file extension": .pathExtension, "file path": .path, "file size": .size,
        "creation date": .created, "last modified date": .modified, "date taken": .taken,
      ]
    }
  }

  let name = "get-file-details"
  let aliases = ["get-details-of-files"]
  let category = ActionCategory.files
  let description = "Gets one property of a file, or of each of some files."
  let summary = "Get ${property} of ${file}"
  let appleIdentifier = "properties.files"
  let output = Output(.any, "File Details")
  let property = Parameter<Property>(
    "property", "The property; the size is in bytes.", role: .key, prompt: "Which detail would you like to get?")
  let file = Parameter<FileValue>("file", "The file.", role: .input, prompt: "Which file would you like to look at?")

  var examples: [ActionExample] {
    [
      ActionExample(
        "How large a file is", "- get-files: hello.txt\n- get-file-details: size", output: "5",
        files: ["hello.txt": "hello"]),
      ActionExample(
        "The extensions of some files", "- get-files: \"[ab].*\"\n- get-file-details: extension", output: "jpg\ntxt",
        files: ["a.jpg": "", "b.txt": ""]),
    ]
  }

  func run(_ arguments: Arguments<Self>, in context: ActionContext) throws -> Value {
    do { return try Value.file(arguments.file).property(arguments.property.rawValue, in: context.host) } catch {
      throw ActionFailure(error.message, help: error.help, parameter: "property")
    }
  }
}
