/// Lends byte strings as C takes them: an array of pointers that ends with a null pointer.
///
/// The pointers are into one buffer, which lives as long as the call.
func withCStrings<Result>(_ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
  var bytes: [CChar] = []
  bytes.reserveCapacity(strings.reduce(0) { $0 + $1.count + 1 })
  var starts: [Int] = []
  for string in strings {
    starts.append(bytes.count)
    bytes.append(contentsOf: string.lazy.map { CChar(bitPattern: $0) })
    bytes.append(0)
  }
  return unsafe bytes.withUnsafeMutableBufferPointer { buffer in
    let pointers = unsafe starts.map { start in unsafe buffer.baseAddress.map { unsafe $0 + start } }
    return unsafe body(pointers + [nil])
  }
}
