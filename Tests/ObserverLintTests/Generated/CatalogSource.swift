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

  /// A file of the library for each file of the catalog.
  static func generated() throws -> [GeneratedFile] {
    try files.map { file in
      let words = file.dropLast(".json".count).split(separator: "-").map(\.capitalized)
      let text = """
        // Generated from Rules/catalog/\(file) by `GeneratedFileTests`; edit the JSON, not this file.

        extension Catalog {

        """
      return GeneratedFile(
        path: "Sources/ObserverLint/Facts/Catalog/Generated/\(words.joined())Catalog.swift",
        text: text + (try section(of: file)) + "}\n")
    }
  }

  /// The lists sorted by name, since an object has no order; their entries in the order of the file.
  private static func section(of file: String) throws -> String {
    let data = try Data(contentsOf: folder.appendingPathComponent(file))
    let lists = try JSONDecoder().decode([String: List].self, from: data)
    return try lists.sorted { $0.key < $1.key }.map { try declaration(of: $0.key, $0.value) }.joined(separator: "\n")
  }

  private static func declaration(of name: String, _ list: List) throws -> String {
    let text = comment(list.meaning) + "  static let \(name)"
    guard let rows = list.rows else { return try text + " = names(\n\(lines(list.entries ?? [], indent: "    ")))\n" }
    let source = try rows.map { row in
      """
          LifecycleRow(
            repeated: names(
      \(try lines(row.repeated, indent: "        "))),
            counterparts: names(
      \(try lines(row.counterparts, indent: "        "))),
            isOverride: \(row.isOverride)),

      """
    }
    return text + ": [LifecycleRow] = [\n\(source.joined())  ]\n"
  }

  /// A literal that `Catalog.names` reads: a line for each entry.
  private static func lines(_ entries: [String], indent: String) throws -> String {
    if let entry = entries.first(where: { $0.isEmpty || $0.contains(where: \.isNewline) }) {
      throw NotOneLine(entry: entry)
    }
    if entries.isEmpty { return indent + "\"\"" }
    let marks = indent + "\"\"\""
    return ([marks] + entries.map { indent + escaped($0) } + [marks]).joined(separator: "\n")
  }

  private struct NotOneLine: Error { let entry: String }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
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
