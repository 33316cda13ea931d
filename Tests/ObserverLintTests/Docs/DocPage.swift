import Foundation
import Testing

/// A page of `Docs/`, and the blocks of code in it.
struct DocPage: Sendable, CustomTestStringConvertible {
  struct Block: Sendable, CustomTestStringConvertible {
    let page: String
    /// Of its first line of code.
    let line: Int
    let language: String
    /// The page says before the block that it is output of the command before.
    var isOutput = false
    var text = ""

    var testDescription: String { "\(page):\(line)" }
  }

  let name: String
  let blocks: [Block]

  var testDescription: String { name }

  static let all: [DocPage] = {
    let folder = Repository.root.appendingPathComponent("Docs")
    return Repository.files(below: folder, ending: ".md").map { name in
      let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      return DocPage(name: name, blocks: blocks(of: text, page: name))
    }
  }()

  static func blocks(in language: String) -> [Block] {
    all.flatMap(\.blocks).filter { $0.language == language }
  }

  /// The commands of the page that the linter's own tests run. Those of SwiftPM build for minutes, and are run by the tests in
  /// `Tests/Adoption`. A `text` block with the words "The output has these lines:" before it shows a part of what the last of
  /// them prints.
  var commands: [Readme.Command] {
    var commands: [Readme.Command] = []
    for block in blocks {
      if block.language == "sh" {
        commands += block.text.split(separator: "\n").enumerated().map {
          Readme.command(String($1), line: block.line + $0)
        }
        .filter { !$0.text.hasPrefix("swift ") }
      } else if block.isOutput, !commands.isEmpty {
        commands[commands.count - 1].shown = block.text
      }
    }
    return commands
  }

  private static func blocks(of text: String, page: String) -> [Block] {
    var blocks: [Block] = []
    var isInside = false
    var sentence: Substring = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside {
          let isOutput = sentence == "The output has these lines:"
          blocks.append(Block(page: page, line: index + 2, language: String(line.dropFirst(3)), isOutput: isOutput))
        }
      } else if !isInside {
        if !line.isEmpty { sentence = line }
      } else {
        blocks[blocks.count - 1].text += line + "\n"
      }
    }
    return blocks
  }
}
