/// The system's source of chance.
public struct SystemRandom: RandomSource {
  /// Makes the source.
  public init() {}

  /// The next 64 bits.
  public func next() -> UInt64 { .random(in: .min ... .max) }
}
