import FileTransactions
import Foundation
import ShortcutKit

/// What a shortcut gets as its input: from the command line, from files, from standard input.
struct InputOptions: Sendable {
  let words: [Word]
  let files: [Word]
  let isNulSeparated: Bool
  let streams: Streams

  /// The input of a program. Standard input is read when the shortcut first asks for its input.
  func source(for declaration: InputDeclaration, in host: RunHost) -> InputSource {
    InputSource { try value(for: declaration, in: host) }
  }

  /// The input as the declaration has it; nothing where there is none.
  private func value(for declaration: InputDeclaration, in host: RunHost) throws -> Value {
    let items = try given(declaration, host)
    return items.isEmpty ? .nothing : items.count == 1 ? items[0] : .list(items)
  }

  private func given(_ declaration: InputDeclaration, _ host: RunHost) throws -> [Value] {
    var items = try words.map { try item($0, declaration, host) }
    for file in files { items.append(try item(file: file, declaration, host)) }
    if !items.isEmpty || !words.isEmpty { return items }
    guard let input = streams.input, !streams.inputIsTerminal else { return [] }
    return try standardInput(input, declaration, host)
  }

  // MARK: Arguments

  private func item(_ word: Word, _ declaration: InputDeclaration, _ host: RunHost) throws -> Value {
    switch declaration.type {
    case .file: return .file(try existing(word.path, host))
    case .any where !word.bytes.isEmpty && host.files.statusIfPresent(of: word.path, followingLinks: false) != nil:
      return .file(FileValue(word.path))
    default:
      guard let text = String(validating: word.bytes, as: UTF8.self) else {
        throw InputError("there is no file ‘\(word.path)’, and it is no text: it is not valid UTF-8")
      }
      return .text(text)
    }
  }

  private func existing(_ path: Path, _ host: RunHost) throws -> FileValue {
    do {
      _ = try host.files.status(of: path, followingLinks: false)
      return FileValue(path)
    } catch {
      throw InputError(error.reason == .missing ? "there is no file ‘\(path)’" : error.description)
    }
  }

  // MARK: Files and standard input

  private func item(file: Word, _ declaration: InputDeclaration, _ host: RunHost) throws -> Value {
    let value: FileValue
    if file.text == "-" {
      guard let input = streams.input else { throw InputError("standard input is closed") }
      value = FileValue(.stream(input), name: "stdin")
    } else {
      value = try existing(file.path, host)
    }
    return .file(value)
  }

  private func standardInput(
    _ input: any ByteSource, _ declaration: InputDeclaration, _ host: RunHost
  ) throws -> [Value] {
    let bytes = try input.readAll()
    if bytes.isEmpty { return [] }
    if declaration.type == .file { return try paths(bytes).map { .file(try existing($0, host)) } }
    if isNulSeparated {
      return try bytes.split(separator: 0).map { try item(Word(bytes: Array($0)), declaration, host) }
    }
    // What is text is the text itself, byte for byte.
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      return [.file(FileValue(.bytes(bytes), name: "stdin"))]
    }
    return [.text(text)]
  }

  /// A list of paths, a line each, or separated by NUL.
  private func paths(_ bytes: [UInt8]) -> [Path] {
    let separator = isNulSeparated ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).map { Path(bytes: $0) }
  }
}

/// An input that is missing or does not fit.
struct InputError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
