import Testing

@testable import ObserverLint

@Suite struct RulePageTests {
  @Test(arguments: PageExample.all)
  func examplesAreJudgedAsThePageSays(example: PageExample) {
    let differences = InMemoryProgram(example.text).differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func everyRuleHasAPage() {
    let rules = Set(RuleRegistry.rules.map { type(of: $0).id })
    #expect(rules.subtracting(PageExample.pages) == [])
  }

  /// `observer-lint rules` lists them, so none may break off with its line.
  @Test(arguments: RulePage.all.map(\.summary))
  func summariesAreWholeSentences(summary: String) {
    #expect(summary.hasSuffix("."))
    #expect(!summary.contains { $0.isNewline })
  }

  /// The README shows it in a table that a visitor reads at a glance.
  @Test(arguments: RulePage.all.map(\.summary))
  func summariesHaveAtMostTenWords(summary: String) {
    #expect(summary.split(separator: " ").count <= 10)
  }

  @Test func everyPageHasARule() {
    let rules = Set(RuleRegistry.rules.map { type(of: $0).id })
    #expect(Set(PageExample.pages).subtracting(rules) == [])
  }

  /// No example expects a finding that only the runtime probe sees.
  @Test(arguments: PageExample.pages.filter { $0 != LeakedAtRunTime.id })
  func pageShowsWhatIsReportedAndWhatIsNot(page: String) {
    let examples = PageExample.all.filter { $0.page == page }
    let labelled = examples.filter { !InMemoryProgram($0.text).labels().expected.isEmpty }
    #expect(!labelled.isEmpty && labelled.count < examples.count)
  }
}
