/// The conditions of `#if` that code of a file stands under, as the parts that all have to hold: `#else` behind
/// `#if os(iOS) && DEBUG` makes one part, `!(os(iOS) && DEBUG)`.
///
/// Parts are compared as text, so that two files with the same condition have the same part.
struct CompilationConditions {
  /// From a directive to the next one.
  private struct Stretch {
    var start: Int
    /// The innermost branch around the code, or -1.
    var branch: Int
  }

  /// The code between two directives of an `#if`. Branches are chained, because copies of all parts would grow with the square
  /// of their depth.
  private struct Branch {
    var parts: [String]
    /// The part of the branches behind it; nil for `#else`.
    var negation: String?
    /// The branch before it, or -1.
    var before: Int
    /// The branch around the `#if`, or -1.
    var around: Int
  }

  private var stretches: [Stretch] = []
  private var branches: [Branch] = []

  init(_ outline: Outline) {
    var current = -1
    for lexeme in outline.lexemes {
      switch lexeme.word {
      case .poundIf:
        let condition = Self.condition(behind: Int(lexeme.end), outline.bytes)
        let negation = Self.negation(of: condition)
        branches.append(
          Branch(parts: Self.parts(of: condition), negation: negation, before: -1, around: current))
        current = branches.count - 1
      case .poundElseif, .poundElse:
        guard current >= 0 else { continue }
        var next = Branch(parts: [], negation: nil, before: current, around: branches[current].around)
        if lexeme.word == .poundElseif {
          let condition = Self.condition(behind: Int(lexeme.end), outline.bytes)
          (next.parts, next.negation) = (Self.parts(of: condition), Self.negation(of: condition))
        }
        branches.append(next)
        current = branches.count - 1
      case .poundEndif: if current >= 0 { current = branches[current].around }
      default: continue
      }
      stretches.append(Stretch(start: Int(lexeme.start), branch: current))
    }
  }

  /// True if no code stands under a condition.
  var isEmpty: Bool { stretches.isEmpty }

  /// Returns true for code under `#if DEBUG`.
  func holdForDebuggingOnly(at offset: Int) -> Bool { parts(at: offset).contains("DEBUG") }

  /// The parts that hold at an offset, from the outside to the inside.
  func parts(at offset: Int) -> [String] {
    let next = stretches.partitioningIndex { $0.start > offset }
    guard next > 0 else { return [] }
    var result: [String] = []
    var branch = stretches[next - 1].branch
    while branch >= 0 {
      result += branches[branch].parts.reversed()
      var before = branches[branch].before
      while before >= 0 {
        if let negation = branches[before].negation { result.append(negation) }
        before = branches[before].before
      }
      branch = branches[branch].around
    }
    return Self.distinct(result.reversed())
  }

  // MARK: Comparison

  /// The parts that code needs and that do not hold where it goes.
  static func missing(_ needed: [String], where holding: [String]) -> [String] {
    distinct(needed).filter { !holding.contains($0) }
  }

  /// Returns true if no build has both.
  static func exclude(_ left: [String], _ right: [String]) -> Bool {
    left.contains { right.contains(negation(of: $0)) }
  }

  /// Lines of code between `#if` and `#endif`, where there is a condition.
  static func wrapped(_ lines: [String], in parts: [String]) -> [String] {
    if parts.isEmpty { return lines }
    let grouped = parts.count == 1 ? parts : parts.map { $0.contains("||") ? "(\($0))" : $0 }
    return ["#if \(grouped.joined(separator: " && "))"] + lines + ["#endif"]
  }

  // MARK: Text

  /// The rest of the line, without a comment.
  private static func condition(behind offset: Int, _ bytes: [UInt8]) -> String {
    let line = bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    var text = String(decoding: line, as: UTF8.self)
    for mark in ["//", "/*"] {
      if let words = text.firstRange(of: mark) { text = String(text[..<words.lowerBound]) }
    }
    return text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }

  private static func parts(of condition: String) -> [String] {
    // Parentheses that group nothing but arguments stand behind a name.
    let groups = zip(" " + condition, condition).contains { before, character in
      character == "(" && !(before.isLetter || before.isNumber || before == "_")
    }
    if groups || condition.contains("||") { return [condition] }
    return condition.split(separator: "&&").map { $0.trimmed(where: \.isWhitespace) }
  }

  private static func negation(of condition: String) -> String {
    if condition.hasPrefix("!("), closesAtEnd(condition.dropFirst()) {
      return String(condition.dropFirst(2).dropLast())
    }
    let isOne = !condition.contains { $0 == "&" || $0 == "|" || $0 == "<" || $0 == ">" || $0 == "=" }
    guard isOne else { return "!(\(condition))" }
    return condition.hasPrefix("!") ? condition.dropFirst().trimmed(where: \.isWhitespace) : "!\(condition)"
  }

  /// Returns true if the parenthesis that a text begins with is closed by its last one.
  private static func closesAtEnd(_ text: Substring) -> Bool {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }

  private static func distinct(_ parts: [String]) -> [String] {
    var known: Set<String> = []
    return parts.filter { known.insert($0).inserted }
  }
}

extension FixContext {
  /// The conditions that a call stands under.
  func conditions(of call: CallID) -> [String] {
    let range = program.range(ofCall: call)
    return text(range.file).conditions.parts(at: range.start)
  }

  /// The conditions of a registration that do not hold at a place of another text; nil if no build has both places.
  func missingConditions(of call: CallID, _ text: SourceText, at offset: Int) -> [String]? {
    let (needed, holding) = (conditions(of: call), text.conditions.parts(at: offset))
    if CompilationConditions.exclude(needed, holding) { return nil }
    return CompilationConditions.missing(needed, where: holding)
  }
}
