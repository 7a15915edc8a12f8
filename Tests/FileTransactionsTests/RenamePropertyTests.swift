import FileTransactions
import ShortcutTestSupport
import Testing

/// What must hold for every plan: it is refused and nothing is changed, or all of it is done and nothing is lost.
struct `Any plan` {
  static let names: [FileName] = ["a", "b", "c", "d", "e", "f", "g", "h"]

  @Test func `is done whole or not at all`() throws {
    var random = Generator(state: 20_240_229)
    var done = 0
    for _ in 0..<3_000 {
      let folder = try TemporaryFolder()
      let present = Self.names.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      for name in present { try folder.write(name.description, to: name) }
      let count = Int.random(in: 1...8, using: &random)
      let sources = Self.names.shuffled(using: &random).prefix(count)
      // Half of the plans are permutations, which a plan of independent names hardly ever is.
      let targets =
        Bool.random(using: &random)
        ? sources.shuffled(using: &random) : sources.map { _ in Self.names.randomElement(using: &random) ?? "a" }
      let plan = RenamePlan(zip(sources, targets).map { .init(from: folder($0), to: folder($1)) })
      let isPossible = Self.isPossible(sources: Array(sources), targets: targets, present: Set(present))
      do {
        try folder.files.perform(plan)
        #expect(isPossible)
        done += 1
        var expected: [FileName: String] = [:]
        for name in present { expected[Self.target(of: name, Array(sources), targets)] = name.description }
        #expect(try folder.contents() == expected)
      } catch let error as RenamePlanError {
        #expect(!isPossible, "\(error.conflicts.map(\.detail))")
        #expect(try folder.contents() == Dictionary(uniqueKeysWithValues: present.map { ($0, $0.description) }))
      }
      #expect(try folder.names().count == present.count)
    }
    // Both outcomes were seen often.
    #expect((500..<2_500).contains(done))
  }

  /// Whether every source is there and no two files end up with one name.
  static func isPossible(sources: [FileName], targets: [FileName], present: Set<FileName>) -> Bool {
    guard present.isSuperset(of: sources) else { return false }
    return Set(present.map { target(of: $0, sources, targets) }).count == present.count
  }

  static func target(of name: FileName, _ sources: [FileName], _ targets: [FileName]) -> FileName {
    sources.firstIndex(of: name).map { targets[$0] } ?? name
  }
}

/// SplitMix64.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let first = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
    return second ^ (second >> 31)
  }
}
