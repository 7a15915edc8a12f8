import FileTransactions
import Foundation
import ShortcutKit
import ShortcutTestSupport
import Synchronization

@testable import ShortcutCommand

/// A terminal that is only written to, and everything that was.
final class Stage {
  let screen: OutputScreen
  private let bytes = Mutex<[UInt8]>([])
  private let processes: any ProcessRunner

  init(
    width: Int = 40, height: Int = 24, color: Bool = false, pictures: PictureProtocol? = nil,
    processes: any ProcessRunner = Converter(output: nil)
  ) {
    var screen = OutputScreen(width: width, height: height, usesColor: color)
    screen.pictures = pictures
    self.screen = screen
    self.processes = processes
  }

  var written: [UInt8] { bytes.withLock { $0 } }
  var text: String { String(decoding: written, as: UTF8.self) }

  /// What the terminal shows of it.
  var shown: ScreenEmulator {
    var emulator = ScreenEmulator(rows: 200, columns: screen.width)
    emulator.write(Array(text.replacing("\n", with: "\r\n").utf8))
    return emulator
  }

  func show(_ exhibit: Exhibit, in host: RunHost = valueHost()) throws {
    let showcase = Showcase(screen: screen, pager: nil, processes: processes) { [self] bytes in append(bytes) }
    try showcase.show(exhibit, in: host)
  }

  private func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }
}

extension Stage: @unchecked Sendable {}

/// A converter of pictures, which may not be installed.
struct Converter: ProcessRunner {
  let output: [UInt8]?

  func run(_ request: ProcessRequest) throws -> ProcessResult {
    guard let output else { throw ProcessError(program: request.program, detail: "there is no such program") }
    return ProcessResult(end: .exit(0), output: output)
  }
}

extension FileValue {
  /// A PNG of a size; the picture in it is one dot.
  static func png(width: UInt16 = 1, height: UInt16 = 1, name: FileName = "dot.png") -> FileValue {
    let dot =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    var bytes = Array(Data(base64Encoded: dot) ?? Data())
    for (place, number) in [(18, width), (22, height)] {
      (bytes[place], bytes[place + 1]) = (UInt8(number >> 8), UInt8(number & 0xFF))
    }
    return FileValue(.bytes(bytes), name: name)
  }
}
