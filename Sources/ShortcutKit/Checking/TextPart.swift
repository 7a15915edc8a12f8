/// One part of a text with `${ }` in it, after checking.
enum TextPart: Sendable {
  case text(String)
  case value(Evaluator, LazySpan)

  func append(to text: inout String, _ frame: Frame) throws {
    switch self {
    case .text(let part): text += part
    case .value(let evaluate, let span):
      let value = try evaluate(frame)
      do throws(CoercionFailure) {
        text += try String(coercing: value, in: frame.run.host)
      } catch {
        throw PlacedError(error.description, code: "wrong-type", at: span())
      }
    }
  }
}
