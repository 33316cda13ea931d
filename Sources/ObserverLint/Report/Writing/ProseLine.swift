/// A line for people, which breaks between words if it is longer than the terminal is wide.
package struct ProseLine {
  /// Text without a blank in it, and the blanks before it.
  private struct Word {
    var gap: String
    var cells: Int
    var shown: String
  }

  private var words: [Word] = []

  package init(_ text: String = "") { append(text) }

  /// Adds text. Its first word continues the last word if no blank stands between. `look` adds a color to a word, or
  /// whatever else takes no room.
  package mutating func append(_ text: String, _ look: (String) -> String = { $0 }) {
    var rest = text[...]
    while !rest.isEmpty {
      let gap = rest.prefix { $0 == " " }
      rest = rest.dropFirst(gap.count)
      let word = rest.prefix { $0 != " " }
      rest = rest.dropFirst(word.count)
      add(gap: String(gap), String(word), look)
    }
  }

  /// Adds text that never breaks, such as a path with blanks.
  package mutating func append(whole text: String, _ look: (String) -> String = { $0 }) { add(gap: "", text, look) }

  private mutating func add(gap: String, _ text: String, _ look: (String) -> String) {
    let shown = text.isEmpty ? "" : look(text)
    let cells = PlainText.width(of: text)
    if gap.isEmpty, !words.isEmpty {
      words[words.count - 1].shown += shown
      words[words.count - 1].cells += cells
    } else {
      words.append(Word(gap: gap, cells: cells, shown: shown))
    }
  }

  /// The line and its newline. `width` counts the terminal's cells; nil: the line stays whole. The second line and the
  /// lines behind it begin with `indent` blanks.
  package func rendered(width: Int?, indent: Int = 2) -> String {
    var result = ""
    var column = 0
    for (index, word) in words.enumerated() {
      // A long word moves to the left, so that the terminal does not break it.
      let left = width.map { word.cells <= $0 ? min(indent, $0 - word.cells) : indent } ?? indent
      if index > 0, let width, column + word.gap.utf8.count + word.cells > width, column > left {
        result += "\n" + String(repeating: " ", count: left)
        column = left
      } else {
        result += word.gap
        column += word.gap.utf8.count
      }
      result += word.shown
      column += word.cells
    }
    return result + "\n"
  }
}

extension PlainText {
  /// The number of cells of a terminal that a text takes.
  static func width(of text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }
}
