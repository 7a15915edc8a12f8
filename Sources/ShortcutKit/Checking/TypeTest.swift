/// What `is text` and its kind ask of a value.
struct TypeTest: Sendable {
  private enum Wanted {
    case kind(Value.Kind)
    case image
    case object(String)
  }

  private let wanted: Wanted

  /// The test for a name: a kind of value, `image`, or the type of an action's objects; nil for any other name.
  init?(_ name: String, in catalog: ActionCatalog) {
    let key = normalizedName(name)
    if let kind = Value.Kind(rawValue: key) {
      wanted = .kind(kind)
    } else if key == "image" {
      wanted = .image
    } else if let type = Self.objectTypes(in: catalog).first(where: { normalizedName($0) == key }) {
      wanted = .object(type)
    } else {
      return nil
    }
  }

  /// All names that there are tests for.
  static func names(in catalog: ActionCatalog) -> [String] {
    Value.Kind.allCases.map(\.rawValue) + ["image"] + objectTypes(in: catalog)
  }

  private static func objectTypes(in catalog: ActionCatalog) -> [String] {
    let types = catalog.entries.flatMap { $0.parameters.map(\.type) + [$0.action.output.type ?? .any] }
    return Set(types.compactMap(\.objectName) + [RunFailure.type.name]).sorted()
  }

  func holds(for value: Value) -> Bool {
    switch (wanted, value) {
    case (.kind(let kind), _): value.kind == kind
    case (.image, .file(let file)): file.type.conforms(to: .image)
    case (.object(let name), .object(let object)): object.type.name == name
    default: false
    }
  }
}

extension ValueType {
  /// The name of the type of objects, single or in a list.
  fileprivate var objectName: String? {
    switch self {
    case .object(let name): name
    case .list(let element): element.objectName
    case .optional(let wrapped): wrapped.objectName
    default: nil
    }
  }
}
