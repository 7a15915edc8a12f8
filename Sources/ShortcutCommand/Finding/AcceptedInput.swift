import ShortcutKit

extension InputDeclaration {
  /// What a shortcut accepts, in a word or two: “files”, “one text”, “anything”.
  var inWords: String {
    if type == .any { return multiple ? "anything" : "one thing" }
    if mustBeImages { return multiple ? "images" : "one image" }
    return multiple ? type.plural : "one \(type.nameInWords)"
  }

  /// The name of the type, as files write it.
  var typeName: String { mustBeImages ? "image" : type.nameInWords }
}

extension ValueType {
  fileprivate var nameInWords: String {
    if case .object(let name) = self { return name.lowercased() }
    return self == .any ? "any" : description
  }

  fileprivate var plural: String {
    switch self {
    case .dictionary: "dictionaries"
    case .object("Person"): "people"
    default: nameInWords + "s"
    }
  }
}
