import Foundation

@testable import ObserverLint

/// `Rules/*.md` as Swift.
enum RulePagesSource {
  /// The rules that have a page, in the order of the registry.
  static var ids: [String] { RuleRegistry.rules.map { type(of: $0).id }.filter(PageExample.pages.contains) }

  static func generated() -> GeneratedFile {
    var text = """
      // Generated from Rules/*.md by `GeneratedFileTests`; edit the pages, not this file.
      // swift-format-ignore-file

      /// The rules' pages, as `observer-lint rules RULE` prints them.
      enum RulePages {
        static let all: [(id: String, markdown: String)] = [

      """
    for page in ids {
      let markdown = literal(PageExample.textForReaders(of: page))
      text += "    (\n      id: \"\(page)\",\n      markdown: \(markdown)\n    ),\n"
    }
    text += "  ]\n}\n"
    return GeneratedFile(path: "Sources/ObserverLint/Rules/Pages/RulePages.swift", text: text)
  }

  /// A raw literal of many lines, with as many `#` as keep everything in the text literal.
  private static func literal(_ text: String) -> String {
    var pounds = "#"
    while text.contains("\"\"\"\(pounds)") || text.contains("\\\(pounds)") { pounds += "#" }
    // The newline before the closing quotes is not the text's.
    return "\(pounds)\"\"\"\n\(text)\n\"\"\"\(pounds)"
  }
}
