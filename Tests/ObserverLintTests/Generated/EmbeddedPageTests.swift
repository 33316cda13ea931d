import Testing

@testable import ObserverLint

@Suite struct EmbeddedPageTests {
  @Test(arguments: PageExample.pages)
  func pageIsPrintedAsItIsWritten(page: String) throws {
    let embedded = try #require(RulePage.all.first { $0.id == page })
    #expect(embedded.markdown == PageExample.textForReaders(of: page))
    #expect(!embedded.markdown.contains("// expect:") && !embedded.markdown.contains("// allow:"))
  }
}
