/// A rule's page for a terminal: paragraphs and lists fill the lines, and code stays as it is.
package struct RulePageText {
  private let page: RulePage
  private let width: Int
  private let usesColor: Bool
  private var text = ""
  /// The lines of a paragraph or of an element of a list, which are not written yet.
  private var open = ""
  private var indent = 0

  package static func rendered(_ page: RulePage, width: Int, usesColor: Bool) -> String {
    var result = RulePageText(page: page, width: width, usesColor: usesColor)
    result.write()
    return result.text
  }

  private init(page: RulePage, width: Int, usesColor: Bool) {
    self.page = page
    self.width = width
    self.usesColor = usesColor
  }

  private mutating func write() {
    var isCode = false
    for line in page.markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropLast() {
      if line.hasPrefix("```") {
        close()
        isCode.toggle()
        text += line + "\n"
      } else if isCode {
        text += line + "\n"
      } else if line.hasPrefix("#") {
        close()
        text += usesColor ? "\u{1B}[1m\(line)\u{1B}[0m\n" : line + "\n"
      } else if line.hasPrefix("|") {
        writeRow(line)
      } else if line.isEmpty {
        close()
        text += "\n"
      } else if let sign = Self.sign(ofElement: line) {
        close()
        open = String(line)
        indent = sign
      } else {
        open += (open.isEmpty ? "" : " ") + line.drop { $0 == " " }
      }
    }
    close()
  }

  /// The length of the sign that begins an element of a list, `- ` or `1. `. Nil for other lines.
  private static func sign(ofElement line: Substring) -> Int? {
    if line.hasPrefix("- ") { return 2 }
    let number = line.prefix { "0123456789".contains($0) }
    return !number.isEmpty && line.dropFirst(number.count).hasPrefix(". ") ? number.count + 2 : nil
  }

  /// A table has no columns where lines break: its rows become an element of a list each.
  private mutating func writeRow(_ line: Substring) {
    let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }.map { cell in
      String(cell.reversed().drop { $0 == " " }.reversed())
    }
    if cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } }) {
      // The row before it was the heads of the columns.
      open = ""
      return
    }
    close()
    open = "- " + cells.joined(separator: ": ")
    indent = 2
  }

  private mutating func close() {
    if !open.isEmpty { text += ProseLine(open).rendered(width: width, indent: indent) }
    open = ""
    indent = 0
  }
}
