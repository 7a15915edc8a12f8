import ShortcutKit
import Testing

struct `Chance` {
  // The first numbers of SplitMix64 for the seed 1234567, as published with the Java and C programs of its authors.
  @Test func `repeats itself for a seed`() {
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    let random = SeededRandom(seed: 1_234_567)
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test func `does not repeat itself without one`() {
    #expect(Set((0..<100).map { _ in SystemRandom().next() }).count == 100)
  }
}
