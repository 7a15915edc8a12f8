import ShortcutKit

/// What can be shown on a terminal, as its variables say.
struct TerminalLook: Sendable {
  /// Whether it can do more than show one line below the other.
  let hasScreen: Bool
  /// Whether it may be coloured (no-color.org).
  let usesColor: Bool
  /// The home folder, which paths may start at.
  let home: String?

  init(_ environment: any EnvironmentVariables) {
    let name = environment.value(of: "TERM") ?? ""
    hasScreen = !name.isEmpty && name != "dumb"
    usesColor = hasScreen && environment.value(of: "NO_COLOR").map { $0.isEmpty } ?? true
    home = environment.value(of: "HOME")
  }
}
