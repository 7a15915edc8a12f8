import FileTransactions

extension ProcessRequest {
  /// The program's file: the path as it is, or the first program of that name in `PATH`.
  ///
  /// Folders of `PATH` that are not absolute are left out: what they mean depends on where one happens to be.
  func locatedProgram(searching folders: String) throws(ProcessError) -> Path {
    if program.isEmpty { throw ProcessError(program: program, detail: "no program is named") }
    if program.bytes.contains(UInt8(ascii: "/")) { return program }
    let files = POSIXFileSystem()
    var isPresent = false
    for folder in folders.split(separator: ":") where folder.first == "/" {
      let candidate = Path(String(folder)).appending(program)
      guard files.statusIfPresent(of: candidate)?.kind == .regular else { continue }
      if files.isExecutable(candidate) { return candidate }
      isPresent = true
    }
    throw ProcessError(
      program: program, detail: isPresent ? "it may not be executed" : "there is no such program in PATH (\(folders))")
  }

  /// Refuses what C cannot hand over, and folders that are none, which the system would blame on the program.
  func requireSense() throws(ProcessError) {
    let texts = [program.bytes] + arguments + environment.map { Array("\($0.key)\($0.value)".utf8) }
    if texts.contains(where: { $0.contains(0) }) {
      throw ProcessError(program: program, detail: "an argument or a variable contains a NUL")
    }
    guard let folder else { return }
    do {
      guard try POSIXFileSystem().status(of: folder, followingLinks: true).kind == .folder else {
        throw ProcessError(program: program, detail: "‘\(folder)’ is no folder")
      }
    } catch let error as FileError {
      throw ProcessError(program: program, detail: "its folder ‘\(folder)’: \(error.detail)")
    } catch let error as ProcessError { throw error } catch {
      throw ProcessError(program: program, detail: "\(error)")
    }
  }
}
