import Foundation

/// A table in Markdown, its columns as wide as they must be. The first column is text, the others are numbers.
struct Table {
  private var rows: [[String]]

  init(_ header: [String]) {
    rows = [header]
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      "| "
        + row.indices.map { column in
          let padding = String(repeating: " ", count: widths[column] - row[column].count)
          return column == 0 ? row[column] + padding : padding + row[column]
        }.joined(separator: " | ") + " |"
    }
    let rule = widths.indices.map { column in
      String(repeating: "-", count: widths[column] + (column == 0 ? 2 : 1)) + (column == 0 ? "" : ":")
    }
    lines.insert("|" + rule.joined(separator: "|") + "|", at: 1)
    return lines.joined(separator: "\n")
  }
}

extension Double {
  /// Milliseconds below ten seconds, seconds from there on.
  var asTime: String {
    self < 10 ? String(format: self < 0.1 ? "%.1f ms" : "%.0f ms", self * 1000) : String(format: "%.1f s", self)
  }

  var asRatio: String { String(format: self < 10 ? "%.2f" : "%.0f", self) }
}

extension Int {
  var asMegabytes: String { String(format: "%.1f MB", Double(self) / 1e6) }

  /// 12,345
  var grouped: String {
    var digits = String(self)
    var text = ""
    while digits.count > 3 {
      text = "," + digits.suffix(3) + text
      digits.removeLast(3)
    }
    return digits + text
  }
}
