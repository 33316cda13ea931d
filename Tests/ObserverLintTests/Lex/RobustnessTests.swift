import Testing

@testable import ObserverLint

/// Whatever the bytes are, the lexer ends, and its tokens tile them.
@Suite struct RobustnessTests {
  /// The least of the texts that lead a lexer from one state into another.
  private static let fragments = [
    "let a = b", "func f(x: Int) -> [Int] {", "}", "\n", "\r\n", " ", "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"\n",
    "\"\"\"##", "\\(", "\\#(", "(", ")", "/*", "*/", "// c\n", "/", "#/", "/#", " = /r/", "try? /", "`", "`a b`",
    "<#a#>",
    "<#", "#if x\n", "#else\n", "#endif\n", "<<<<<<< x\n", "\n=======\n", "\n>>>>>>> y\n", "0x1.p", "1.5e", "$0", "$",
    "a.0.1", "é", "變", "≠", "😀", "\u{300}", "\u{201C}", "\u{FEFF}", "\u{A0}", "\0", "'", "@objc", "::", "?!", "->",
    "<T>(", ">>?", "...", ".?.", "#!", "\\", "#", "\\\"", "\\u{1F600}",
  ].map { Array($0.utf8) }

  private static let invalid: [[UInt8]] = [[0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F], [0xED, 0xA0, 0x80], [0x80]]

  @Test(arguments: 0..<20) func randomTextTiles(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let bytes = Self.randomText(&random)
      #expect(tiles(bytes), "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test(arguments: 0..<5) func everyTruncationTiles(seed: UInt64) {
    var random = SeededGenerator(seed: 1_000 + seed)
    let bytes = Self.randomText(&random)
    for length in 0...bytes.count {
      #expect(tiles(Array(bytes.prefix(length))))
      #expect(tiles(Array(bytes.suffix(length))))
    }
  }

  @Test func everyByteAndPairOfBytesTiles() {
    for first in UInt8.min...UInt8.max {
      #expect(tiles([first]))
      for second in UInt8.min...UInt8.max where !tiles([first, second]) {
        Issue.record("\(first), \(second)")
      }
    }
  }

  /// Texts that a lexer with lookahead or recursion reads in quadratic time, or with a stack that overflows, when there
  /// are enough of them.
  @Test(arguments: [
    "/", "\"", "/*", "#", "`", "'", "(", "{", "[", "<", "\\", "\0", "\r", "\n", "\u{300}", "$", ".", "?", "=", "@", "_",
    "#\"", "#\"\"\"", "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "#\"\"\"\n\\#(#\"\"\"", "\"\\(\"\"\"\\(", "<#", "+<#", "+/**/",
    " /a", "= /a", "(/a)", "try? /a ", "#/", "#/\n", "/\\", " /[(", "= /a /", "<<<<<<< a\n", "=======\n", ">>>>>>> \n",
    "0x", "1.", "0x1.p", "a.0", "é+", "\u{201C}", "#if a\n{\n#else\n{\n",
  ])
  func longRunOf(text: String) {
    #expect(tiles(Self.longRun(of: text)))
  }

  /// Openings that one closing at the very end may or may not belong to.
  @Test(arguments: [
    ("#\"\"\"", "\"##"), ("##\"\"\"\\##(#\"\"\"\\#(", "\"#"), ("+<#", "#>"), (" = /a", ")"), ("#/\n", "\n/##"),
    ("`a\n", "`"), ("/*", "*/"), ("\"\\(", ")\""),
  ])
  func longRunOfOpenings(opening: String, closing: String) {
    #expect(tiles(Self.longRun(of: opening) + Array(closing.utf8)))
  }

  /// Long enough for quadratic time to be minutes and for a thread's stack to overflow, short enough for debug builds.
  private static func longRun(of text: String) -> [UInt8] {
    Array(String(repeating: text, count: 100_000 / text.utf8.count).utf8)
  }

  private static func randomText(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      bytes += fragments.randomElement(using: &random) ?? []
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.insert(contentsOf: invalid.randomElement(using: &random) ?? [], at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &random)))
      default: bytes.insert(UInt8.random(in: UInt8.min...UInt8.max, using: &random), at: place)
      }
    }
    return bytes
  }
}
