import ObserverLint

/// `observer-lint rules [RULE]`
struct RulesCommand {
  private enum Format: String, CaseIterable {
    case text, json, markdown
  }

  private let pages: [RulePage]
  private let showsWholePages: Bool
  private let format: Format

  init(_ raw: RawArguments) throws(UsageError) {
    format = try raw.choice(.format, default: .text)
    showsWholePages = !raw.operands.isEmpty || format == .markdown
    if raw.operands.isEmpty {
      pages = RulePage.all
      return
    }
    var pages: [RulePage] = []
    var unknown: [String] = []
    for operand in raw.operands {
      if let page = RulePage.all.first(where: { PathBytes($0.id) == operand }) {
        pages.append(page)
      } else {
        let hint = NearestName.hint(for: operand.description, among: RulePage.all.map(\.id))
        unknown.append("unknown rule '\(operand)'\(hint)")
      }
    }
    if !unknown.isEmpty { throw UsageError(unknown) }
    self.pages = pages
  }

  func run() -> Int32 {
    if format == .json { return StandardStreams.print(RulePage.json(pages)) }
    if showsWholePages { return StandardStreams.print(pages.map(\.markdown).joined(separator: "\n")) }
    return StandardStreams.print(pages.map { "\($0.id): \($0.summary)\n" }.joined())
  }
}
