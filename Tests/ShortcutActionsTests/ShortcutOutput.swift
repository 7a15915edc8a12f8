import ShortcutCommand
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
  of shortcut: String, _ arguments: [String] = [], _ status: ShortcutCommand.ExitStatus = .failed,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws -> String {
  let result = try await TestWorld().run(shortcut, arguments)
  #expect(result.status == status, "\(result.text)\(result.errors)", sourceLocation: sourceLocation)
  #expect(result.text.isEmpty, sourceLocation: sourceLocation)
  return result.errors
}

/// What is said of a shortcut that is wrong before it runs.
func problems(in shortcut: String, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
  try await failure(of: shortcut, [], .invalid, sourceLocation: sourceLocation)
}

/// What a shortcut that asks says, where nobody is there to answer.
func question(of shortcut: String, sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
  try await failure(of: shortcut, [], .unanswered, sourceLocation: sourceLocation)
}
