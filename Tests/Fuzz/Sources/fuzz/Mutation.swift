/// Damages text: bytes, words, lines, braces, and pieces of other texts.
struct Mutation {
  var random: Random

  /// - Parameter others: texts to take pieces from.
  mutating func mutated(_ text: [UInt8], others: [[UInt8]]) -> [UInt8] {
    var result = text
    // Most files get little damage: what parses nowhere is soon let go.
    for _ in 0..<(1 + random.below(random.isOne(in: 4) ? 12 : 3)) { mutate(&result, others) }
    return result
  }

  private mutating func mutate(_ text: inout [UInt8], _ others: [[UInt8]]) {
    switch random.below(16) {
    case 0: flipByte(&text)
    case 1: text.removeLast(random.below(text.count + 1))
    case 2: text.removeFirst(random.below(text.count + 1))
    case 3, 4: withWords(&text) { words, random in words.remove(at: random.below(words.count)) }
    case 5: withWords(&text) { words, random in words.swapAt(random.below(words.count), random.below(words.count)) }
    case 6: withWords(&text) { words, random in words.insert(random.pick(words), at: random.below(words.count)) }
    case 7: withLines(&text) { lines, random in lines.insert(random.pick(lines), at: random.below(lines.count)) }
    case 8: withLines(&text) { lines, random in lines.swapAt(random.below(lines.count), random.below(lines.count)) }
    case 9:
      withLines(&text) { lines, random in
        let start = random.below(lines.count)
        lines.removeSubrange(start..<min(lines.count, start + 1 + random.below(4)))
      }
    case 10: splice(&text, with: random.pick(others))
    case 11: removeBracket(&text)
    case 12: text.insert(contentsOf: Array(random.pick(Self.brackets).utf8), at: random.below(text.count + 1))
    case 13: text.insert(contentsOf: random.pick(Self.oddities), at: random.below(text.count + 1))
    case 14:
      let piece = Array(random.pick(Self.pieces).utf8)
      withWords(&text) { words, random in words.insert(piece[...], at: random.below(words.count)) }
    default: replaceWord(&text, from: random.pick(others))
    }
  }

  private mutating func flipByte(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return }
    text[random.below(text.count)] = UInt8(random.below(256))
  }

  private mutating func removeBracket(_ text: inout [UInt8]) {
    let places = text.indices.filter { "{}()[]<>\"".utf8.contains(text[$0]) }
    if !places.isEmpty { text.remove(at: random.pick(places)) }
  }

  /// The beginning of one text and the end of another, or a few lines of it in the midst.
  private mutating func splice(_ text: inout [UInt8], with other: [UInt8]) {
    let start = random.below(other.count + 1)
    let end = random.isOne(in: 2) ? other.count : min(other.count, start + random.below(400))
    let place = random.below(text.count + 1)
    if random.isOne(in: 2) { text.removeLast(text.count - place) }
    text.insert(contentsOf: other[start..<end], at: place)
  }

  private mutating func replaceWord(_ text: inout [UInt8], from other: [UInt8]) {
    let words = Self.words(of: other)
    guard !words.isEmpty else { return }
    let word = random.pick(words)
    withWords(&text) { words, random in words[random.below(words.count)] = word }
  }

  // MARK: Pieces

  private mutating func withWords(_ text: inout [UInt8], _ body: (inout [ArraySlice<UInt8>], inout Random) -> Void) {
    var words = Self.words(of: text)
    if words.isEmpty { return }
    body(&words, &random)
    text = Array(words.joined())
  }

  private mutating func withLines(_ text: inout [UInt8], _ body: (inout [ArraySlice<UInt8>], inout Random) -> Void) {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    body(&lines, &random)
    text = Array(lines.joined(separator: [0x0A]))
  }

  /// Names and numbers, runs of white space, and each other byte by itself.
  private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let kind = kind(text[start])
      var end = start + 1
      while end < text.count, kind > 0, self.kind(text[end]) == kind { end += 1 }
      result.append(text[start..<end])
      start = end
    }
    return result
  }

  private static func kind(_ byte: UInt8) -> Int {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: 1
    case 0x09, 0x0A, 0x0D, 0x20: 2
    default: 0
    }
  }

  private static let brackets = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "/*", "*/", "//", "\\(", "/", "`",
  ]

  /// Bytes that are no text, or text that is not what it looks like.
  private static let oddities: [[UInt8]] =
    [
      "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{85}", "é", "e\u{301}", "👩‍👩‍👧‍👦", "\u{202E}", "\u{200B}", "𝒳", "\0", "\r",
      "\r\n", "\t",
      "\u{1B}[31m", "]]>", "::error::", "&amp;", "%0A", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> other\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0xE2, 0x82]]

  /// Code that asks much of whoever follows observers.
  private static let pieces = [
    " self ", " super ", " weak ", " unowned(unsafe) ", " $0 ", " _ ", " in ", " as! ", " as? ", " ?? ", " ? ", "!",
    "?", ".", "...", "..<",
    " #if DEBUG\n", "\n#else\n", "\n#endif\n", " @objc ", " @MainActor ", " @escaping ", " async ", " await ",
    " throws ", " try ", " inout ",
    " deinit { ", " init() { ", " extension ", " class ", " protocol ", " struct ", " actor ", " enum ", " case ",
    " func ", " var ", " let ",
    " static ", " lazy ", " override ", " private ", " if let ", " guard let ", " else ", " return ", " for ",
    " switch ", " defer { ",
    " NotificationCenter.default ", ".addObserver(forName: .init(\"a\"), object: nil, queue: nil) { _ in }",
    ".removeObserver",
    ".removeObserver(self)", ".forEach(NotificationCenter.default.removeObserver)", ".removeObserver(_:)", "(_:)",
    "[weak self]", " [self] in ",
    "n.userInfo?[\"k\"] as? Int", ".sink { _ in }", ".store(in: &", "Task { ",
    "for await _ in NotificationCenter.default.notifications(named: .x) {",
    "#selector(", "#selector(tick)", "\\.", "= -1", "Array(repeating: 0, count: -1)", "<T>", " where ", ": T, U", "&",
    ";", ",", ":", "->",
    "// observer-lint:disable:next ", "// observer-lint:disable all\n",
    "// swiftlint:disable notification_center_detachment\n",
    "\"\\(self)\"", "#\"a\"#", "0x", "1e", "'", "`x`", "@", "#", "\\",
  ]
}
