/// A line of source with its number and a caret under the place:
/// ```
/// 12 |     center.addObserver(forName: name, object: nil, queue: nil) { _ in }
///    |            ^~~~~~~~~~~
/// ```
struct SourceExcerpt {
  private let number: String
  private let line: String
  private let caret: String

  /// Of a longer line only the part around the caret is shown.
  private static let longest = 200

  /// `endColumn` is behind the place's last byte; nil where the place goes on on another line.
  init?(_ place: LocatedPlace, endColumn: Int?) {
    if place.text.isEmpty { return nil }
    number = "\(place.line)"
    let start = min(place.column - 1, place.text.count)
    let end = max(start, min((endColumn ?? Int.max) - 1, place.text.count))
    var first = 0
    var last = place.text.count
    if last > Self.longest {
      first = Self.boundary(place.text, max(0, start - Self.longest / 4))
      last = Self.boundary(place.text, min(last, first + Self.longest))
    }
    func part(_ from: Int, _ to: Int) -> String {
      from < to ? PlainText.line(String(decoding: place.text[from..<to], as: UTF8.self)) : ""
    }
    let before = (first > 0 ? "…" : "") + part(first, start)
    let marked = part(start, min(end, last))
    line = before + marked + part(max(min(end, last), start), last) + (last < place.text.count ? "…" : "")
    let cells = marked.reduce(0) { $0 + PlainText.width(of: $1) }
    caret = Self.blank(before) + "^" + String(repeating: "~", count: max(0, cells - 1))
  }

  func rendered(_ paint: (String) -> String) -> String {
    let gutter = String(repeating: " ", count: number.utf8.count)
    return "\(number) | \(line)\n\(gutter) | \(paint(caret))\n"
  }

  /// As wide as `text`. Tabs stay, so that the caret stands right whatever their width.
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
