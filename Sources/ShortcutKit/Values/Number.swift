/// A decimal number with up to 34 significant digits.
///
/// The arithmetic is that of IEEE 754-2008's decimal128 (34 digits, exponents from -6143 to 6144, rounded half to even)
/// without its infinities and NaNs: what would give one throws a `NumberError`. Too small a result is rounded to zero.
/// A number may keep the form it was written in, which only conversion to text looks at.
public struct Number: Sendable {
  /// Whole numbers that fit are kept in place, everything else behind a reference.
  enum Storage: Sendable {
    case small(Int)
    case boxed(Box)
  }

  /// A number that is no small whole one, or that keeps its written form.
  final class Box: Sendable {
    let parts: DecimalParts
    let writtenForm: String?

    init(_ parts: DecimalParts, writtenForm: String? = nil) {
      self.parts = parts
      self.writtenForm = writtenForm
    }
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// A whole number.
  public init(_ int: Int) { storage = .small(int) }

  /// Sign, coefficient and exponent: equal for equal numbers.
  var parts: DecimalParts {
    switch storage {
    case .small(let int):
      DecimalParts(isNegative: int < 0, coefficient: UInt128(int.magnitude), exponent: 0)
    case .boxed(let box): box.parts
    }
  }

  /// Whether there is nothing behind the decimal point.
  public var isInteger: Bool {
    switch storage {
    case .small: true
    case .boxed(let box): box.parts.exponent >= 0
    }
  }

  /// Whether the number is less than zero.
  public var isNegative: Bool {
    switch storage {
    case .small(let int): int < 0
    case .boxed(let box): box.parts.isNegative
    }
  }

  /// The number as an `Int`, if it is whole and fits.
  public func exactInt() -> Int? {
    switch storage {
    case .small(let int): int
    case .boxed(let box): box.parts.int
    }
  }
}

extension Number: ExpressibleByIntegerLiteral {
  /// A whole number as written.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Number: Hashable {
  /// Whether two numbers have the same value, however they were written.
  public static func == (left: Number, right: Number) -> Bool {
    if case .small(let left) = left.storage, case .small(let right) = right.storage { return left == right }
    return left.parts == right.parts
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension Number: Comparable {
  /// Orders numbers by value.
  public static func < (left: Number, right: Number) -> Bool {
    if case .small(let left) = left.storage, case .small(let right) = right.storage { return left < right }
    return left.parts < right.parts
  }
}
