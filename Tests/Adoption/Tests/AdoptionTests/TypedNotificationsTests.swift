import Foundation
import Testing

/// Follows the page about typed notifications, as somebody does who uses the library alone.
@Suite struct TypedNotificationsTests {
  @Test func thePageIsAProgram() throws {
    let page = Repository.root.appendingPathComponent("Docs/typed-notifications.md")
    var blocks = try MarkdownBlock.all(in: page).filter { $0.language == "swift" }.map(\.text)
    let shown = try #require(MarkdownBlock.all(in: page).first { $0.language == "text" }).text
    let manifest = blocks.removeFirst()
    let published = #".package(url: "https://example.org/your-mirror-of/observer-lint.git", branch: "main")"#
    try #require(manifest.contains(published))
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      manifest.replacingOccurrences(
        of: published, with: ".package(name: \"observer-lint\", path: \"\(Repository.root.path)\")"))
    try folder.write("Sources/Player/main.swift", blocks.joined(separator: "\n"))
    let build = try Shell("swift build", in: folder.url)
    try #require(build.status == 0, "\(build.excerpt)")
    #expect(!build.text.contains("warning:"), "\(build.excerpt)")
    let run = try Shell("swift run --skip-build Player 2>/dev/null", in: folder.url)
    #expect(run.status == 0)
    #expect(run.text == shown)
  }
}

/// The text between two lines of three backticks.
struct MarkdownBlock {
  let language: String
  var text = ""

  static func all(in page: URL) throws -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var isInside = false
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append(MarkdownBlock(language: String(line.dropFirst(3)))) }
      } else if isInside {
        blocks[blocks.count - 1].text += line + "\n"
      }
    }
    return blocks
  }
}
