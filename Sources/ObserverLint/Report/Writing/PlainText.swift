/// Text from files, made harmless for a terminal, for readers that go by lines, and for machines that read logs.
package enum PlainText {
  /// Returns one line. Control characters, which could end the line or steer the terminal, become U+FFFD. Tabs stay.
  ///
  /// Build servers look for commands in the output of a step: GitHub's `##[…]` and Azure's `##vso[…]` anywhere in a line,
  /// GitHub's `::…` and TeamCity's `##teamcity[…]` at its beginning. A space of no width between the two signs
  /// prevents that the text of a file is a command.
  package static func line(_ text: String) -> String {
    if !text.unicodeScalars.contains(where: isControl), !mayCommand(text.utf8) { return text }
    var result = String.UnicodeScalarView()
    var hasBegun = false
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == last, scalar == "#" || (scalar == ":" && !hasBegun) { result.append("\u{200B}") }
      // The second of two colons is still at the beginning.
      if !scalar.properties.isWhitespace, scalar != ":" || scalar == last { hasBegun = true }
      result.append(isControl(scalar) ? "\u{FFFD}" : scalar)
      last = scalar
    }
    return String(result)
  }

  /// A path at the beginning of a line. One that begins with colons goes by its other name, which is a path still.
  static func path(_ path: PathBytes) -> String {
    let begin = path.bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return line(begin.first == UInt8(ascii: ":") ? "./\(path)" : path.description)
  }

  private static func mayCommand(_ text: String.UTF8View) -> Bool {
    zip(text, text.dropFirst()).contains { ($0 == 0x23 || $0 == 0x3A) && $0 == $1 }
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    // Marks that change the direction of what follows, and can make code look like other code.
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The number of cells of a terminal that a character takes.
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
