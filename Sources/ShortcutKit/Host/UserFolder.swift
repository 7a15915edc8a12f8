package import FileTransactions

extension RunHost {
  /// Where the user keeps shortcuts and people: `${XDG_CONFIG_HOME:-~/.config}/shortcut`; nil where there is no home.
  ///
  /// A relative `XDG_CONFIG_HOME` does not count (XDG Base Directory Specification, “Basics”).
  package var userFolder: Path? {
    if let base = environment.value(of: "XDG_CONFIG_HOME"), base.hasPrefix("/") { return Path(base + "/shortcut") }
    return environment.value(of: "HOME").map { Path($0 + "/.config/shortcut") }
  }
}
