/// A line of source with its number and a caret under the place:
/// ```
/// 12 |     center.addObserver(forName: name, object: nil, queue: nil) { _ in }
///    |            ^~~~~~~~~~~
/// ```
struct SourceExcerpt {
  private let number: String
  private let line: String
  private let caret: String

  /// The bytes of a line that a log shows. People write no longer lines. A generated line may take megabytes, and would
  /// stand in the log once for each finding.
  private static let longest = 2000

  /// `endColumn` is behind the place's last byte; nil where the place goes on on another line. In a terminal, whose width
  /// is given in cells, the line is cut to fit, and each tab is as wide as four blanks.
  init?(_ place: LocatedPlace, endColumn: Int?, width: Int? = nil) {
    if place.text.isEmpty { return nil }
    number = "\(place.line)"
    let digits = number.utf8.count
    var text = place.text
    var start = min(place.column - 1, text.count)
    var end = max(start, min((endColumn ?? Int.max) - 1, text.count))
    if width != nil {
      start = Self.expandingTabs(text[..<start]).count
      end = Self.expandingTabs(text[..<end]).count
      text = Self.expandingTabs(text[...])
    }
    // The number and its bar stand before the line, and a sign at each end that is cut.
    let room = width.map { max(20, $0 - digits - 3) } ?? Self.longest
    var first = 0
    var last = text.count
    let taken = width == nil ? last : PlainText.width(of: String(decoding: text, as: UTF8.self))
    if taken > room {
      let kept = width == nil ? room : room - 2
      // A beginning says more than an end.
      first = end < kept ? 0 : Self.boundary(text, max(0, start - kept / 4))
      last = Self.boundary(text, min(last, first + kept))
    }
    func part(_ from: Int, _ to: Int) -> String {
      from < to ? PlainText.line(String(decoding: text[from..<to], as: UTF8.self)) : ""
    }
    let before = (first > 0 ? "…" : "") + part(first, start)
    let marked = part(start, min(end, last))
    line = before + marked + part(max(min(end, last), start), last) + (last < text.count ? "…" : "")
    let cells = marked.reduce(0) { $0 + PlainText.width(of: $1) }
    caret = Self.blank(before) + "^" + String(repeating: "~", count: max(0, cells - 1))
  }

  private static func expandingTabs(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.flatMap { $0 == UInt8(ascii: "\t") ? Array("    ".utf8) : [$0] }
  }

  func rendered(_ paint: (String) -> String) -> String {
    let gutter = String(repeating: " ", count: number.utf8.count)
    return "\(number) | \(line)\n\(gutter) | \(paint(caret))\n"
  }

  /// Returns blanks with the width of `text`. Tabs stay tabs, so that the caret is right for each width of a tab.
  private static func blank(_ text: String) -> String {
    var result = ""
    for character in text {
      result += character == "\t" ? "\t" : String(repeating: " ", count: PlainText.width(of: character))
    }
    return result
  }

  /// The nearest place at or before `index` where a character begins.
  private static func boundary(_ text: [UInt8], _ index: Int) -> Int {
    var index = index
    while index > 0, index < text.count, text[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}
