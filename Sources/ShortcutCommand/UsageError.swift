/// The command was used wrongly.
struct UsageError: Error {
  let message: String
  let help: String

  init(_ message: String, help: String = "shortcut help lists the commands and their options") {
    self.message = message
    self.help = help
  }
}
