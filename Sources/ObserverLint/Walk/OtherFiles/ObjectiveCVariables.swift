/// The checks of an Objective-C file that a variable is empty, and the code that fills and empties variables:
/// `if (!_player) { _player = [Player new]; }`.
///
/// An instance variable and its property count as one: `_player` and `self.player`.
struct ObjectiveCVariables {
  /// Variables that some code sets to `nil`.
  private(set) var emptied: Set<String> = []
  private(set) var statics: Set<String> = []

  /// The check of the statement that comes next.
  private var pending: Range<Int>?
  /// The checks of the braces around the place.
  private var checks: [Range<Int>?] = []
  /// The variable that the statement assigns to.
  private var target: Range<Int>?
  private var lastWord: Range<Int>?
  private var isStatic = false

  private static let conditional = [Array("if".utf8)]
  private static let staticWord = [Array("static".utf8)]
  private static let ownObject = [Array("self".utf8)]
  private static let nothing = ["nil", "NULL", "Nil"].map { Array($0.utf8) }

  mutating func leaveBodies() { self = Self(emptied: emptied, statics: statics) }

  private init(emptied: Set<String>, statics: Set<String>) {
    self.emptied = emptied
    self.statics = statics
  }

  init() {}

  mutating func read(word: Range<Int>, _ tokens: ObjectiveCTokens) {
    lastWord = word
    if tokens.isOne(word, of: Self.conditional) {
      pending = Self.variable(checkedBehind: tokens)
    } else if tokens.isOne(word, of: Self.staticWord) {
      isStatic = true
    }
  }

  /// - Parameter isInBody: true in the body of a method or function, where a variable may be emptied.
  mutating func read(mark: UInt8, isInBody: Bool, _ parentheses: Int, _ tokens: ObjectiveCTokens) {
    switch mark {
    case UInt8(ascii: "="): readAssignment(isInBody: isInBody, tokens)
    case UInt8(ascii: "{"):
      checks.append(pending)
      endStatement(tokens)
    case UInt8(ascii: "}"):
      _ = checks.popLast()
      endStatement(tokens)
    case UInt8(ascii: ";"): if parentheses == 0 { endStatement(tokens) }
    default: break
    }
  }

  private mutating func endStatement(_ tokens: ObjectiveCTokens) {
    // `static Player *player;`
    if isStatic, target == nil, let lastWord { statics.insert(Self.name(lastWord, tokens)) }
    isStatic = false
    pending = nil
    target = nil
  }

  private mutating func readAssignment(isInBody: Bool, _ tokens: ObjectiveCTokens) {
    var rest = tokens
    let next = rest.next()
    // A comparison begins with another mark, or with this mark twice.
    guard tokens.previousMark == nil, let lastWord else { return }
    if case .mark(UInt8(ascii: "="))? = next { return }
    target = lastWord
    if isStatic {
      statics.insert(Self.name(lastWord, tokens))
    } else if isInBody, case .word(let word)? = next, tokens.isOne(word, of: Self.nothing) {
      emptied.insert(Self.name(lastWord, tokens))
    }
  }

  /// The variable that the statement fills, if the code around has checked that the variable is empty.
  func filled(_ tokens: ObjectiveCTokens) -> String? {
    guard let target, pending != nil || checks.contains(where: { $0 != nil }) else { return nil }
    let name = Self.name(target, tokens)
    return ([pending] + checks).contains { $0.map { Self.name($0, tokens) == name } ?? false } ? name : nil
  }

  private static func name(_ word: Range<Int>, _ tokens: ObjectiveCTokens) -> String {
    let text = tokens.text(word)
    return text.hasPrefix("_") ? String(text.dropFirst()) : text
  }

  /// `(!_player)`, `(self.player == nil)`, `(nil == player)`
  private static func variable(checkedBehind tokens: ObjectiveCTokens) -> Range<Int>? {
    var rest = tokens
    guard case .mark(UInt8(ascii: "("))? = rest.next() else { return nil }
    var variable: Range<Int>?
    var isNegated = false
    var isCompared = false
    while let token = rest.next() {
      switch token {
      case .mark(UInt8(ascii: ")")): return isNegated != isCompared ? variable : nil
      case .mark(UInt8(ascii: "!")) where variable == nil && !isCompared: isNegated = true
      case .mark(UInt8(ascii: "=")), .mark(UInt8(ascii: ".")), .mark(UInt8(ascii: "-")), .mark(UInt8(ascii: ">")):
        break
      case .word(let word) where rest.isOne(word, of: nothing): isCompared = true
      case .word(let word) where rest.isOne(word, of: ownObject): break
      case .word(let word) where variable == nil: variable = word
      default: return nil
      }
    }
    return nil
  }
}
