/// The meaning of a word to the lexer: whether it is reserved, and which tokens may follow it.
enum WordRole: UInt8, Sendable {
  /// An identifier; contextual keywords are identifiers too.
  case name
  /// A reserved word that an expression may follow, and so a regex literal.
  case keyword
  /// A reserved word that is a value: an operator follows it.
  case value
  /// `func` and `operator`, which an operator's name follows.
  case declaresOperator
  case tryKeyword
  /// The `?` or `!` of `try?` and `try!`: unlike behind other such marks, an expression follows.
  case tryMark
}

enum Keywords {
  /// The role of the word that stands at an offset.
  @inline(__always) static func role(in cursor: ByteCursor, at start: Int, length: Int) -> WordRole {
    guard length >= 2 && length <= 15 else { return .name }
    let word = cursor.eightBytes(at: start)
    if length > 8 { return longRole(word, tail: cursor.eightBytes(at: start &+ length &- 8), length: length) }
    return role(word & (~0 &>> UInt64(64 &- 8 &* length)), length: length)
  }

  private static func role(_ word: UInt64, length: Int) -> WordRole {
    switch length {
    case 2:
      switch word {
      case pack("a", "s"), pack("d", "o"), pack("i", "f"), pack("i", "n"), pack("i", "s"): .keyword
      default: .name
      }
    case 3:
      switch word {
      case pack("f", "o", "r"), pack("l", "e", "t"), pack("v", "a", "r"): .keyword
      case pack("A", "n", "y"), pack("n", "i", "l"): .value
      case pack("t", "r", "y"): .tryKeyword
      default: .name
      }
    case 4:
      switch word {
      case pack("c", "a", "s", "e"), pack("e", "l", "s", "e"), pack("e", "n", "u", "m"), pack("i", "n", "i", "t"):
        .keyword
      case pack("s", "e", "l", "f"), pack("S", "e", "l", "f"), pack("t", "r", "u", "e"): .value
      case pack("f", "u", "n", "c"): .declaresOperator
      default: .name
      }
    case 5:
      switch word {
      case pack("b", "r", "e", "a", "k"), pack("c", "a", "t", "c", "h"), pack("c", "l", "a", "s", "s"),
        pack("d", "e", "f", "e", "r"), pack("g", "u", "a", "r", "d"), pack("i", "n", "o", "u", "t"),
        pack("t", "h", "r", "o", "w"), pack("w", "h", "e", "r", "e"), pack("w", "h", "i", "l", "e"):
        .keyword
      case pack("f", "a", "l", "s", "e"), pack("s", "u", "p", "e", "r"): .value
      default: .name
      }
    case 6:
      switch word {
      case pack("d", "e", "i", "n", "i", "t"), pack("i", "m", "p", "o", "r", "t"), pack("p", "u", "b", "l", "i", "c"),
        pack("r", "e", "p", "e", "a", "t"), pack("r", "e", "t", "u", "r", "n"), pack("s", "t", "a", "t", "i", "c"),
        pack("s", "t", "r", "u", "c", "t"), pack("s", "w", "i", "t", "c", "h"), pack("t", "h", "r", "o", "w", "s"):
        .keyword
      default: .name
      }
    case 7:
      switch word {
      case pack("d", "e", "f", "a", "u", "l", "t"), pack("p", "r", "i", "v", "a", "t", "e"): .keyword
      default: .name
      }
    default:
      switch word {
      case pack("c", "o", "n", "t", "i", "n", "u", "e"), pack("i", "n", "t", "e", "r", "n", "a", "l"),
        pack("p", "r", "o", "t", "o", "c", "o", "l"), pack("r", "e", "t", "h", "r", "o", "w", "s"):
        .keyword
      case pack("o", "p", "e", "r", "a", "t", "o", "r"): .declaresOperator
      default: .name
      }
    }
  }

  /// A word of more than eight letters, by its first eight and its last eight.
  private static func longRole(_ head: UInt64, tail: UInt64, length: Int) -> WordRole {
    let isKeyword =
      switch length {
      case 9:
        head == pack("e", "x", "t", "e", "n", "s", "i", "o") && tail &>> 56 == UInt64(UInt8(ascii: "n"))
          || head == pack("s", "u", "b", "s", "c", "r", "i", "p") && tail &>> 56 == UInt64(UInt8(ascii: "t"))
          || head == pack("t", "y", "p", "e", "a", "l", "i", "a") && tail &>> 56 == UInt64(UInt8(ascii: "s"))
      case 11:
        head == pack("f", "a", "l", "l", "t", "h", "r", "o") && tail == pack("l", "t", "h", "r", "o", "u", "g", "h")
          || head == pack("f", "i", "l", "e", "p", "r", "i", "v")
            && tail == pack("e", "p", "r", "i", "v", "a", "t", "e")
      case 14:
        head == pack("a", "s", "s", "o", "c", "i", "a", "t") && tail == pack("a", "t", "e", "d", "t", "y", "p", "e")
      case 15:
        head == pack("p", "r", "e", "c", "e", "d", "e", "n") && tail == pack("n", "c", "e", "g", "r", "o", "u", "p")
      default: false
      }
    return isKeyword ? .keyword : .name
  }

  /// Up to eight letters in one word, the first in the lowest place, as `ByteCursor.eightBytes` reads them.
  @inline(__always) private static func pack(
    _ a: Unicode.Scalar, _ b: Unicode.Scalar, _ c: Unicode.Scalar = "\0", _ d: Unicode.Scalar = "\0",
    _ e: Unicode.Scalar = "\0", _ f: Unicode.Scalar = "\0", _ g: Unicode.Scalar = "\0", _ h: Unicode.Scalar = "\0"
  ) -> UInt64 {
    let low = UInt64(a.value) | UInt64(b.value) << 8 | UInt64(c.value) << 16 | UInt64(d.value) << 24
    let high = UInt64(e.value) | UInt64(f.value) << 8 | UInt64(g.value) << 16 | UInt64(h.value) << 24
    return low | high << 32
  }
}
