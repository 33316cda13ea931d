import Foundation

/// `Rules/catalog/*.json` as Swift.
enum CatalogSource {
  /// One list of a catalog file, or a table of them.
  private struct List: Decodable {
    let meaning: String
    let entries: [String]?
    let rows: [Row]?
  }

  private struct Row: Decodable {
    let repeated: [String]
    let counterparts: [String]
    let isOverride: Bool
  }

  static let folder = Repository.rules.appendingPathComponent("catalog")
  static let files = Repository.files(below: folder, ending: ".json")

  static func generated() throws -> GeneratedFile {
    var text = """
      // Generated from Rules/catalog by `CatalogTests`; edit the JSON, not this file.

      /// What registers, removes and keeps observers: data that a maintainer edits without knowing the code.
      enum Catalog {

      """
    text += try files.map(section).joined(separator: "\n")
    text += "}\n"
    return GeneratedFile(path: "Sources/ObserverLint/Facts/Catalog.swift", text: text)
  }

  /// The lists sorted by name, since an object has no order; their entries in the order of the file.
  private static func section(of file: String) throws -> String {
    let data = try Data(contentsOf: folder.appendingPathComponent(file))
    let lists = try JSONDecoder().decode([String: List].self, from: data)
    return lists.sorted { $0.key < $1.key }.reduce("  // MARK: \(file)\n") { text, list in
      text + "\n" + declaration(of: list.key, list.value)
    }
  }

  private static func declaration(of name: String, _ list: List) -> String {
    var text = comment(list.meaning)
    guard let rows = list.rows else {
      let entries = list.entries ?? []
      // As the formatter wants a list of one.
      if entries.count == 1 { return text + "  static let \(name): Set<String> = [\(literal(entries[0]))]\n" }
      text += "  static let \(name): Set<String> = [\n"
      for entry in entries { text += "    \(literal(entry)),\n" }
      return text + "  ]\n"
    }
    text += "  static let \(name): [LifecycleRow] = [\n"
    for row in rows {
      text += "    LifecycleRow(\n"
      text += "      repeated: \(set(row.repeated)),\n"
      text += "      counterparts: \(set(row.counterparts)),\n"
      text += "      isOverride: \(row.isOverride)),\n"
    }
    return text + "  ]\n"
  }

  private static func set(_ entries: [String]) -> String {
    guard entries.count > 1 else { return "[\(entries.map(literal).joined())]" }
    return "[\n" + entries.map { "        \(literal($0)),\n" }.joined() + "      ]"
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A documentation comment that keeps within the lines' length.
  private static func comment(_ text: String) -> String {
    let start = "  ///"
    var lines = [start]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line != start, line.count + 1 + word.count > lineLength { lines.append(start) }
      lines[lines.count - 1] += " " + word
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// As in `.swift-format`.
  private static let lineLength = 120
}
