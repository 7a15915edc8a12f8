import ShortcutKit

/// Makes texts of what is written in a file.
enum ValuePieces {
  /// What is written for a parameter of a type.
  static func argument(_ node: YAMLNode, as type: ValueType) -> CardArgument {
    switch type.unwrapped {
    case .expression: return .condition(expression(node))
    case .script, .remark: return .given([.words(node.text ?? "")], isText: true)
    case .text, .template, .any, .path, .list: return .given(pieces(node), isText: true)
    default: return .given(pieces(node), isText: false)
    }
  }

  /// A text, a list as `a, b`, or a mapping as `name: value`.
  static func pieces(_ node: YAMLNode) -> [ValuePiece] {
    switch node.content {
    case .scalar(let text, _): return pieces(of: text)
    case .sequence(let nodes):
      return joined(nodes.map { node in isScalar(node) ? pieces(node) : [.words("(")] + pieces(node) + [.words(")")] })
    case .mapping(let entries):
      return joined(
        entries.map { entry in
          let value = isScalar(entry.value) ? pieces(entry.value) : [.words("(")] + pieces(entry.value) + [.words(")")]
          return pieces(entry.key) + [.words(": ")] + value
        })
    }
  }

  /// The parts of a text with `${ }`.
  static func pieces(of text: String) -> [ValuePiece] {
    do throws(ExpressionError) {
      return try Template.pieces(of: text).map { piece in
        switch piece {
        case .words(let words): .words(words)
        case .expression(let expression): .expression(expression)
        }
      }
    } catch {
      // Where nothing is filled in, such as in a remark, it need not be an expression.
      return [.words(text)]
    }
  }

  /// An expression, which may be written with or without `${ }`.
  static func expression(_ node: YAMLNode) -> String {
    let text = node.text ?? ""
    if case .expression(let inner)? = pieces(of: text.trimmingWhitespace).first, pieces(of: text).count == 1 {
      return inner
    }
    return text.onOneLine
  }

  private static func joined(_ items: [[ValuePiece]]) -> [ValuePiece] {
    Array(items.joined(separator: [.words(", ")]))
  }

  private static func isScalar(_ node: YAMLNode) -> Bool { node.text != nil }
}
