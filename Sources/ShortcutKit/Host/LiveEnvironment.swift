#if canImport(Glibc)
  // Nobody sets variables here, so that the C library's list of them stays as it is.
  @unsafe @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment variables of the process.
public struct LiveEnvironment: EnvironmentVariables {
  /// Makes the environment; there is only one.
  public init() {}

  /// The value of a variable, nil where it is not set.
  public func value(of name: String) -> String? {
    let name = Array(name.utf8)
    for entry in entries where entry.count > name.count && entry[name.count] == Self.equals && entry.starts(with: name)
    {
      return String(decoding: entry[(name.count + 1)...], as: UTF8.self)
    }
    return nil
  }

  /// All of them.
  public var all: [String: String] {
    var all: [String: String] = [:]
    for entry in entries {
      guard let end = entry.firstIndex(of: Self.equals) else { continue }
      all[String(decoding: entry[..<end], as: UTF8.self)] = String(decoding: entry[(end + 1)...], as: UTF8.self)
    }
    return all
  }

  /// The entries as a program gets them, `NAME=value`, with some variables set anew.
  func entries(setting changes: [String: String]) -> [[UInt8]] {
    let names = Set(changes.keys.map { Array($0.utf8) })
    let kept = entries.filter { !names.contains(Array($0.prefix { $0 != Self.equals })) }
    return kept + changes.sorted { $0.key < $1.key }.map { Array("\($0.key)=\($0.value)".utf8) }
  }

  private static let equals = UInt8(ascii: "=")

  /// The entries to the byte. The pointers are the C library's own list, which ends with a null pointer.
  private var entries: [[UInt8]] {
    #if canImport(Glibc)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe environ
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe _NSGetEnviron().pointee
    #endif
    var entries: [[UInt8]] = []
    while let entry = unsafe next?.pointee {
      unsafe entries.append(Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry))))
      unsafe next = next?.advanced(by: 1)
    }
    return entries
  }
}
