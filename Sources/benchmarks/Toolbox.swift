import Foundation

/// The command under test and its peers, as far as they are installed.
struct Toolbox {
  let shortcut: String
  let folder: URL

  /// Builds the command as it is released, and makes a folder for the shortcuts that are measured.
  init() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let build = [
      "build", "--package-path", package.path, "-c", "release", "--static-swift-stdlib", "--product", "shortcut",
    ]
    _ = try Self.output("swift", build)
    let bin = try Self.output("swift", build + ["--show-bin-path"])
    shortcut = bin + "/shortcut"
    folder = FileManager.default.temporaryDirectory.appending(path: "shortcut-benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a file into the folder and returns its path.
  func write(_ text: String, _ name: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// A file of zeros that takes no room on the disk.
  func zeros(_ name: String, bytes: UInt64) throws -> String {
    let path = try write("", name)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: bytes)
    try file.close()
    return path
  }

  func removeFolder() throws { try FileManager.default.removeItem(at: folder) }

  /// The path of a program, nil where it is not installed.
  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The Python that `python3` leads to: a shim in front of it would be measured too.
  static var python: String? {
    guard path(of: "python3") != nil else { return nil }
    return try? output("python3", ["-c", "import sys; print(sys.executable)"])
  }

  private static func output(_ program: String, _ arguments: [String]) throws -> String {
    guard let path = path(of: program) else { throw MeasurementError.notStarted(program) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw MeasurementError.failed(program, process.terminationStatus) }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
