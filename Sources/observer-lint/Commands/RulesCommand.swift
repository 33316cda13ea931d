import ObserverLint

/// `observer-lint rules [RULE]`
struct RulesCommand {
  private enum Format: String, CaseIterable {
    case text, json, markdown
  }

  private let pages: [RulePage]
  private let showsWholePages: Bool
  private let format: Format
  private let color: ColorChoice

  init(_ raw: RawArguments) throws(UsageError) {
    format = try raw.choice(.format, default: .text)
    color = try ColorChoice(raw)
    showsWholePages = !raw.operands.isEmpty
    if raw.operands.isEmpty {
      pages = RulePage.all.sorted { $0.id < $1.id }
      return
    }
    pages = try RulePage.listed(raw.operands)
  }

  func run() -> Int32 {
    if format == .json { return StandardStreams.print(RulePage.json(pages)) }
    if format == .markdown { return StandardStreams.print(pages.map(\.markdown).joined(separator: "\n")) }
    if showsWholePages {
      let width = StandardStreams.pageWidth
      let usesColor = color.isOn
      return StandardStreams.print(
        pages.map { RulePageText.rendered($0, width: width, usesColor: usesColor) }.joined(separator: "\n"))
    }
    let lines = pages.map { ProseLine("\($0.id) (\($0.defaultSeverity.rawValue)): \($0.summary)") }
    // A line stays whole in a pipe: other programs search the list by lines.
    return StandardStreams.print(lines.map { $0.rendered(width: StandardStreams.width) }.joined())
  }
}

extension RulePage {
  /// The pages of rules that were named on the command line, each word a rule or several with commas between.
  static func listed(_ lists: [PathBytes]) throws(UsageError) -> [RulePage] {
    var pages: [RulePage] = []
    var unknown: [String] = []
    let names = lists.flatMap { list in
      list.description.split(separator: ",", omittingEmptySubsequences: false).map { name in
        String(name.drop { $0 == " " }.prefix { $0 != " " })
      }
    }
    for name in names {
      if let page = all.first(where: { $0.id == name }) {
        pages.append(page)
      } else {
        unknown.append("unknown rule '\(name)'\(hint(for: name))")
      }
    }
    if !unknown.isEmpty { throw UsageError(unknown) }
    return pages
  }
}
