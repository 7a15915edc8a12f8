/// Colours and weights for standard output, where it shows them.
struct Ink: Sendable {
  private let isOn: Bool

  init(_ screen: OutputScreen?) { isOn = screen?.usesColor ?? false }

  func bold(_ text: String) -> String { styled(text, "1") }
  func dim(_ text: String) -> String { styled(text, "2") }
  func red(_ text: String) -> String { styled(text, "31") }

  /// A text with the parameters of an SGR sequence (ECMA-48 §8.3.117).
  func styled(_ text: String, _ parameters: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
  }
}
