import Foundation
import Testing

@testable import ObserverLint

/// The README with its generated parts: the table of rules, and the linter's output for the example and the sample.
struct ReadmePage {
  let file: GeneratedFile

  static let example = "PlayerView.swift"

  /// Lints the README's example and the sample with the built command.
  init() throws {
    let text = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let code = try #require(text.firstMatch(of: /(?s)```swift\n(.*?)```/)).output.1
    let folder = try TemporaryFolder()
    try folder.write(Self.example, String(code))
    let linter = try #require(Program.observerLint)
    let output = try Program(linter, ["--format", "xcode", "--fail-level", "never", Self.example], in: folder.url).text
    let report = try Program(linter, ["Samples/Leaky", "--notes"], in: Repository.root).text
    let lastLines = report.split(separator: "\n").suffix(2).map { $0 + "\n" }.joined()
    var page = text
    try page.replaceSection("output", by: "```text\n\(output)```\n")
    try page.replaceSection("last lines", by: "```text\n\(lastLines)```\n")
    try page.replaceSection("rules", by: Self.table)
    file = GeneratedFile(path: "README.md", text: page)
  }

  private static var table: String {
    let order: [Severity] = [.error, .warning, .note]
    // The pages on disk may be newer than the embedded pages.
    let pages = RulePagesSource.ids.map { RulePage(id: $0, markdown: PageExample.textForReaders(of: $0)) }
    let rows = order.flatMap { severity in pages.filter { $0.defaultSeverity == severity } }
    return "| rule | severity | finding |\n| --- | --- | --- |\n"
      + rows.map { "| [`\($0.id)`](Rules/\($0.id).md) | \($0.defaultSeverity.rawValue) | \($0.summary) |\n" }.joined()
  }
}

extension String {
  /// Replaces the lines between the comments that mark a generated section.
  fileprivate mutating func replaceSection(_ name: String, by text: String) throws {
    let begin = try #require(range(of: "<!-- \(name): written by GeneratedFileTests -->\n"), "no begin of \(name)")
    let end = try #require(range(of: "<!-- end of \(name) -->"), "no end of \(name)")
    replaceSubrange(begin.upperBound..<end.lowerBound, with: text)
  }
}
