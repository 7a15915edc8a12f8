import FileTransactions
import Foundation
import ShortcutKit

/// A picture as a terminal draws it.
struct Picture {
  /// The largest file that is drawn.
  private static let largest = 1 << 25

  let screen: OutputScreen
  let processes: any ProcessRunner

  /// What draws the image in at most the width of the screen and all but a few of its rows; nil where it cannot be drawn.
  func sequence(for file: FileValue, in host: RunHost) -> [UInt8]? {
    guard let way = screen.pictures, file.type.conforms(to: .image), let size = file.size(in: host),
      size <= Self.largest, let pixels = file.pixels(in: host)
    else { return nil }
    do {
      let bytes = try file.bytes(in: host)
      switch way {
      case .kitty: return bytes.isPNG ? kitty(bytes, pixels) : nil
      case .iTerm2: return iTerm2(bytes, file.name, pixels)
      case .sixel: return try sixel(bytes, pixels)
      }
    } catch {
      return nil
    }
  }

  /// The columns and rows of an image that is too large for the screen; nil where it has room.
  private func reduced(_ pixels: (width: Int, height: Int)) -> (columns: Int, rows: Int)? {
    let (cell, room) = (screen.cell, (columns: screen.width, rows: max(1, screen.height - 4)))
    let scale = min(
      Double(room.columns * cell.width) / Double(pixels.width), Double(room.rows * cell.height) / Double(pixels.height))
    guard scale < 1 else { return nil }
    let columns = Int((Double(pixels.width) * scale / Double(cell.width)).rounded(.down))
    let rows = Int((Double(pixels.height) * scale / Double(cell.height)).rounded(.down))
    return (max(1, columns), max(1, rows))
  }

  /// The image in chunks of 4096 letters, as the protocol has it; `q=2` keeps the terminal from answering.
  private func kitty(_ bytes: [UInt8], _ pixels: (width: Int, height: Int)) -> [UInt8] {
    let letters = Array(Data(bytes).base64EncodedString().utf8)
    var control = "a=T,f=100,q=2"
    if let size = reduced(pixels) { control += ",c=\(size.columns),r=\(size.rows)" }
    var result: [UInt8] = []
    for start in stride(from: 0, to: letters.count, by: 4096) {
      let end = min(letters.count, start + 4096)
      let keys = (start == 0 ? control + "," : "") + "m=\(end < letters.count ? 1 : 0)"
      result += Array("\u{1B}_G\(keys);".utf8) + letters[start..<end] + Array("\u{1B}\\".utf8)
    }
    return result + Array("\n".utf8)
  }

  private func iTerm2(_ bytes: [UInt8], _ name: FileName, _ pixels: (width: Int, height: Int)) -> [UInt8] {
    let size = reduced(pixels).map { ";width=\($0.columns);height=\($0.rows)" } ?? ""
    let head = "\u{1B}]1337;File=name=\(Data(name.bytes).base64EncodedString());size=\(bytes.count);inline=1\(size):"
    return Array((head + Data(bytes).base64EncodedString() + "\u{7}\n").utf8)
  }

  /// What the converter makes of the image, where it is installed.
  private func sixel(_ bytes: [UInt8], _ pixels: (width: Int, height: Int)) throws -> [UInt8]? {
    var request = ProcessRequest("img2sixel", input: .bytes(bytes))
    if let size = reduced(pixels) {
      request.arguments = ["-w", "\(size.columns * screen.cell.width)"].map { Array($0.utf8) }
    }
    let result = try processes.run(request)
    guard result.end == .exit(0), result.output.starts(with: "\u{1B}P".utf8) else { return nil }
    return result.output + Array("\n".utf8)
  }
}

extension [UInt8] {
  /// Whether the bytes are a PNG (RFC 2083 §3.1).
  fileprivate var isPNG: Bool { starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }
}
