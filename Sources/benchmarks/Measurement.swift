import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command as it is measured: a whole process, from its start to its end.
struct Command: Sendable {
  let name: String
  let words: [String]
  /// The file that its standard input is; `/dev/null` where it has none.
  var input = "/dev/null"

  init(_ name: String, _ words: [String], input: String = "/dev/null") {
    self.name = name
    self.words = words
    self.input = input
  }
}

/// What one run took.
struct Sample: Sendable {
  /// Wall-clock time in milliseconds.
  let milliseconds: Double
  /// The largest resident set in MiB.
  let mebibytes: Double
}

enum MeasurementError: Error, CustomStringConvertible {
  case notStarted(String)
  case failed(String, Int32)

  var description: String {
    switch self {
    case .notStarted(let name): "\(name) could not be started"
    case .failed(let name, let status): "\(name) ended with status \(status)"
    }
  }
}

extension Command {
  /// Runs the command once; its output is thrown away.
  func sample() throws -> Sample {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&files)
    defer { unsafe posix_spawn_file_actions_destroy(&files) }
    unsafe posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    // The copies live until the child has its own.
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let start = ContinuousClock.now
    guard unsafe posix_spawnp(&child, words[0], &files, nil, &arguments, environ) == 0 else {
      throw MeasurementError.notStarted(name)
    }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(child, &status, 0, &usage) == -1, errno == EINTR {}
    let time = ContinuousClock.now - start
    guard status == 0 else { throw MeasurementError.failed(name, status >> 8) }
    #if canImport(Darwin)
      let perMebibyte = 1_048_576.0
    #else
      let perMebibyte = 1024.0
    #endif
    return Sample(milliseconds: time / .milliseconds(1), mebibytes: Double(usage.ru_maxrss) / perMebibyte)
  }
}
