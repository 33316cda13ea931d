/// The part of SwiftLint's configuration that the linter uses: `.swiftlint.yml`, as far as it consists of plain lists.
struct SwiftLintSettings {
  private(set) var excluded: [String] = []
  /// Our names of the rules that are switched off there.
  private(set) var disabled: [String] = []
  /// The settings that have a counterpart here, and that nobody copies.
  private(set) var others: [String] = []

  /// The counterparts are options of the command, or leave files out of the program that the linter reads.
  private static let settingsWithCounterpart: Set<String> = [
    "included", "only_rules", "strict", "lenient", "baseline", "write_baseline", "reporter", "warning_threshold",
  ]

  static let fileName = ".swiftlint.yml"

  init?(in folder: PathBytes) {
    guard case .success(let text) = FileReader.bytes(of: folder.appending(Array(Self.fileName.utf8))) else {
      return nil
    }
    var key = ""
    for line in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let content = Self.withoutComment(line)
      if content.isEmpty { continue }
      if let first = line.first, !first.isWhitespace, first != "-", let colon = content.firstIndex(of: ":") {
        key = String(content[..<colon])
        if Self.settingsWithCounterpart.contains(key), !others.contains(key) { others.append(key) }
        let value = content[content.index(after: colon)...].drop(while: \.isWhitespace)
        if value.hasPrefix("["), value.hasSuffix("]") {
          for item in value.dropFirst().dropLast().split(separator: ",") { add(item, to: key) }
        }
      } else {
        let item = content.drop(while: \.isWhitespace)
        if item.hasPrefix("- ") { add(item.dropFirst(2), to: key) }
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character = " "
    var end = line.startIndex
    for index in line.indices {
      if line[index] == "#", previous.isWhitespace { break }
      previous = line[index]
      if !previous.isWhitespace { end = line.index(after: index) }
    }
    return line[..<end]
  }

  private mutating func add(_ item: Substring, to key: String) {
    let signs: Set<Character> = ["\"", "'", " ", "\t"]
    var text = item.drop { signs.contains($0) }
    while let last = text.last, signs.contains(last) { text = text.dropLast() }
    if text.isEmpty { return }
    switch key {
    case "excluded":
      // SwiftLint's paths are seen from the project's folder.
      excluded.append(text.hasPrefix("/") || text.hasPrefix("*") ? String(text) : "/\(text)")
    case "disabled_rules":
      if let rule = SwiftLintRules.ours[String(text)], RulePage.all.contains(where: { $0.id == rule }),
        !disabled.contains(rule)
      {
        disabled.append(rule)
      }
    default: break
    }
  }
}

/// The names of SwiftLint's rules, and the rules of this linter that they correspond to.
enum SwiftLintRules {
  static let ours = [
    "discarded_notification_center_observer": "discarded_token", "notification_center_detachment": "overbroad_removal",
  ]
}
