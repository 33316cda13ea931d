import Testing

@testable import ObserverLint

/// A text may end anywhere, also within a character: editors send what is not yet written.
@Suite struct DamagedTextTests {
  @Test(arguments: Fixture.all)
  func truncatedFilesAreLintedToTheirEnd(fixture: Fixture) throws {
    for file in try fixture.program().files {
      for end in Self.positions(in: file) {
        var damaged = file
        damaged.bytes.removeLast(file.bytes.count - end)
        let report = InMemoryProgram([damaged]).linted()
        let lines = LineTable(damaged.bytes).place(of: end).line
        #expect(report.findings.allSatisfy { $0.place.line <= lines }, "\(file.path) cut off behind \(end) bytes")
      }
    }
  }

  private static func positions(in file: InMemoryProgram.File) -> [Int] {
    var numbers = SeededNumbers(seed: UInt64(file.bytes.count))
    return (0..<20).map { _ in Int.random(in: 0..<file.bytes.count, using: &numbers) }
  }
}

/// The same numbers on every run, so that a failure can be repeated.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
