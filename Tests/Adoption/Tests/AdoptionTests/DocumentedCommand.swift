import Foundation

/// A line of a `sh` block. Behind two spaces and `#` stands the exit status, where it is not 0.
struct DocumentedCommand {
  let text: String
  let status: Int32
  /// The `text` block behind the command's own block: a part of what it prints.
  var shown: String?

  static func all(in page: URL) throws -> [DocumentedCommand] {
    var commands: [DocumentedCommand] = []
    var language: Substring?
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        language = language == nil ? line.dropFirst(3) : nil
        if language == "text", !commands.isEmpty { commands[commands.count - 1].shown = "" }
      } else if language == "sh" {
        commands.append(DocumentedCommand(line))
      } else if language == "text", !commands.isEmpty {
        commands[commands.count - 1].shown? += line + "\n"
      }
    }
    return commands
  }

  private init(_ line: Substring) {
    let parts = line.split(separator: "  # exit status ", maxSplits: 1)
    text = parts.first.map(String.init) ?? ""
    status = parts.count == 2 ? Int32(parts[1].trimmingCharacters(in: .whitespaces)) ?? -1 : 0
  }
}
