import ShortcutKit

/// The run's source of chance, for what Swift chooses by chance.
struct Chance: RandomNumberGenerator {
  private let source: any RandomSource

  init(_ source: any RandomSource) { self.source = source }

  mutating func next() -> UInt64 { source.next() }
}
