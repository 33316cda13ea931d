/// Which characters make up identifiers and operators, by the language's grammar.
enum CharacterClass {
  /// Letters, digits, `_` and `$`.
  @inline(__always) static func continuesIdentifier(_ byte: UInt8) -> Bool {
    isMember(byte, below64: 0x03FF_0010_0000_0000, from64: 0x07FF_FFFE_87FF_FFFE)
  }

  /// Eight characters at once: the high bit of each byte that is not a letter, a digit or `_`.
  @inline(__always) static func bytesNotOfWords(_ bytes: UInt64) -> UInt64 {
    ~WordBounds.lettersDigitsUnderscores(bytes) & 0x8080_8080_8080_8080
  }

  /// Letters and `_`.
  @inline(__always) static func startsIdentifier(_ byte: UInt8) -> Bool {
    isMember(byte, below64: 0, from64: 0x07FF_FFFE_87FF_FFFE)
  }

  /// `! % & * + - . / < = > ? ^ | ~`
  @inline(__always) static func isOperator(_ byte: UInt8) -> Bool {
    isMember(byte, below64: 0xF000_EC62_0000_0000, from64: 0x5000_0000_4000_0000)
  }

  @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @inline(__always) static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  /// A set of ASCII characters as two words of bits; bytes of longer characters are never members.
  @inline(__always) private static func isMember(_ byte: UInt8, below64: UInt64, from64: UInt64) -> Bool {
    byte < 0x80 && (byte < 64 ? below64 : from64) &>> UInt64(byte & 63) & 1 != 0
  }

  static func continuesIdentifier(scalar: UInt32) -> Bool {
    if scalar < 0x80 { return continuesIdentifier(UInt8(scalar)) }
    return switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
      0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    // The planes above the first, without the last two code points of each.
    case 0x1_0000...0xE_FFFD: scalar & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  static func startsIdentifier(scalar: UInt32) -> Bool {
    if scalar < 0x80 { return startsIdentifier(UInt8(scalar)) }
    return switch scalar {
    // Combining characters continue an identifier and start none.
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: continuesIdentifier(scalar: scalar)
    }
  }

  static func startsOperator(scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isOperator(UInt8(scalar)) }
    return switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      true
    default: false
    }
  }

  static func continuesOperator(scalar: UInt32) -> Bool {
    switch scalar {
    // Combining characters and variation selectors.
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE_0100...0xE_01EF: true
    default: startsOperator(scalar: scalar)
    }
  }
}
