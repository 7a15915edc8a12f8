/// An object of a type that an app defines, such as a person.
public struct ObjectValue: Sendable {
  /// The type of an object: its name and the properties it may have.
  public final class ObjectType: Sendable {
    /// The type's name, as `Person`.
    public let name: String
    /// The properties, besides `id`, `display`, `subtitle` and `image` that every object has.
    public let properties: [String]

    /// Makes a type.
    public init(_ name: String, properties: [String]) {
      self.name = name
      self.properties = properties
    }
  }

  private final class Storage: Sendable {
    let type: ObjectType
    let identifier: String
    let display: String
    let subtitle: String
    let image: String
    let properties: Record

    init(type: ObjectType, identifier: String, display: String, subtitle: String, image: String, properties: Record) {
      self.type = type
      self.identifier = identifier
      self.display = display
      self.subtitle = subtitle
      self.image = image
      self.properties = properties
    }
  }

  private let storage: Storage

  /// Makes an object. `image` is a symbol's name, an emoji or a path.
  public init(
    _ type: ObjectType, identifier: String, display: String, subtitle: String = "", image: String = "",
    properties: Record = [:]
  ) {
    storage = Storage(
      type: type, identifier: identifier, display: display, subtitle: subtitle, image: image, properties: properties)
  }

  /// Its type.
  public var type: ObjectType { storage.type }
  /// What tells it from others of its type.
  public var identifier: String { storage.identifier }
  /// Its title for people.
  public var display: String { storage.display }
  /// A second line for people; empty where there is none.
  public var subtitle: String { storage.subtitle }
  /// A symbol's name, an emoji or a path; empty where there is none.
  public var image: String { storage.image }
  /// What else it has.
  public var properties: Record { storage.properties }
}

extension ObjectValue: Hashable {
  /// Two objects are the same if their type and identifier are.
  public static func == (left: ObjectValue, right: ObjectValue) -> Bool {
    left.type.name == right.type.name && left.identifier == right.identifier
  }

  /// Hashes type and identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type.name)
    hasher.combine(identifier)
  }
}
