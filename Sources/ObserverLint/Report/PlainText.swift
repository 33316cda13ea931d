/// Text from files, made harmless for a terminal and for readers that go by lines.
package enum PlainText {
  /// One line: control characters, which could end it or steer the terminal, become U+FFFD. Tabs stay.
  package static func line(_ text: String) -> String {
    if !text.unicodeScalars.contains(where: isControl) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    // Marks that change the direction of what follows, and can make code look like other code.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// How many cells of a terminal a character takes.
  static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
