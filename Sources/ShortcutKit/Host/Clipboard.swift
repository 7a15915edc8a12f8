import FileTransactions

/// The clipboard of the desktop, through the programs that it has for this.
enum Clipboard {
  /// The text on the clipboard; nothing where there is no desktop or nothing is on it.
  static func read(in host: RunHost) throws -> Value {
    guard let request = request(in: host) else { return .nothing }
    do {
      let result = try host.processes.run(request)
      guard result.end == .exit(0), !result.output.isEmpty else { return .nothing }
      return FileValue.decoded(result.output).map(Value.text) ?? .nothing
    } catch is ProcessError {
      return .nothing
    }
  }

  private static func request(in host: RunHost) -> ProcessRequest? {
    #if os(macOS)
      return ProcessRequest("pbpaste")
    #else
      if host.environment.value(of: "WAYLAND_DISPLAY") != nil {
        return ProcessRequest("wl-paste", arguments: [Array("--no-newline".utf8)])
      }
      guard host.environment.value(of: "DISPLAY") != nil else { return nil }
      return ProcessRequest("xclip", arguments: ["-selection", "clipboard", "-o"].map { Array($0.utf8) })
    #endif
  }
}
