import Foundation
import Testing

/// The README's commands, and what it says of them.
struct Readme: Sendable {
  /// A line of a `sh` block. Behind two spaces and `#` stands the exit status, where it is not 0.
  struct Command: Sendable, CustomTestStringConvertible {
    let line: Int
    let text: String
    let status: Int32
    /// The `text` block behind the command's own block: a part of what it prints.
    var shown: String?

    var testDescription: String { "README.md:\(line)" }

    /// The arguments of the linter. Nil if the command is another program.
    var arguments: [String]? {
      let words = text.split(separator: " ").map(String.init)
      let calls = [["observer-lint"], ["swift", "run", "observer-lint"]]
      return calls.first { words.starts(with: $0) }.map { Array(words.dropFirst($0.count)) }
    }
  }

  static let commands: [Command] = read()

  private static func read() -> [Command] {
    let url = Repository.root.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var commands: [Command] = []
    var language: Substring?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        language = language == nil ? line.dropFirst(3) : nil
        if language == "text", !commands.isEmpty { commands[commands.count - 1].shown = "" }
      } else if language == "sh" {
        commands.append(command(String(line), line: index + 1))
      } else if language == "text", !commands.isEmpty {
        commands[commands.count - 1].shown? += line + "\n"
      }
    }
    return commands
  }

  static func command(_ text: String, line: Int) -> Command {
    let marker = "  # exit status "
    guard let range = text.range(of: marker) else { return Command(line: line, text: text, status: 0) }
    let command = text[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
    return Command(line: line, text: command, status: Int32(text[range.upperBound...]) ?? -1)
  }
}
