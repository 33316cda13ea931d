import Foundation
import Testing

/// A block of Swift on a rule's page: a program of its own.
struct PageExample: Sendable, CustomTestStringConvertible {
  let page: String
  /// Where the block's code begins on the page.
  let line: Int
  let text: String

  static let all: [PageExample] = pages.flatMap { examples(on: $0) }

  /// The pages' names without their ending.
  static let pages: [String] = Repository.files(below: Repository.rules, ending: ".md").map { String($0.dropLast(3)) }

  static func text(of page: String) -> String {
    (try? String(contentsOf: Repository.rules.appendingPathComponent("\(page).md"), encoding: .utf8)) ?? ""
  }

  /// The page without the labels of its examples, which only the tests read.
  static func textForReaders(of page: String) -> String {
    text(of: page).replacing(#/ *// (expect|allow): [a-z_, ]+$/#.anchorsMatchLineEndings(), with: "")
  }

  var testDescription: String { "\(page).md:\(line)" }

  private static func examples(on page: String) -> [PageExample] {
    var examples: [PageExample] = []
    var open: (line: Int, lines: [Substring])?
    let lines = text(of: page).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let block = open {
        if line == "```" {
          examples.append(PageExample(page: page, line: block.line, text: block.lines.joined(separator: "\n") + "\n"))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line == "```swift" {
        open = (line: index + 2, lines: [])
      }
    }
    return examples
  }
}
