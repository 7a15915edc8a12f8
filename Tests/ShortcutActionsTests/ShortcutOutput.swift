import ShortcutTestSupport
import Testing

/// What a shortcut prints, without its final newline. A run that fails is an issue of the test.
func output(
  of shortcut: String, _ arguments: [String] = [], input: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws -> String {
  let result = try await TestWorld().run(shortcut, arguments, input: input)
  #expect(result.status == .done, "\(result.errors)", sourceLocation: sourceLocation)
  return result.text.hasSuffix("\n") ? String(result.text.dropLast()) : result.text
}

/// What a shortcut that fails while it runs says on standard error.
func failure(
  of shortcut: String, _ arguments: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) async throws -> String {
  let result = try await TestWorld().run(shortcut, arguments)
  #expect(result.status == .failed, "\(result.text)\(result.errors)", sourceLocation: sourceLocation)
  #expect(result.text.isEmpty, sourceLocation: sourceLocation)
  return result.errors
}
