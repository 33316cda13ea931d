import Testing

@testable import ObserverLint

@Suite struct XMLTextTests {
  /// The parts of a text, one line each; nil for a damaged text.
  private func parts(_ text: String) -> [String]? {
    var reader = XMLText(Array(text.utf8))
    var result: [String] = []
    while let part = reader.next() {
      switch part {
      case .start(let name, let attributes):
        result.append("<\(name)\(attributes.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined())")
      case .end(let name, let text): result.append(">\(name) \(text)")
      }
    }
    return reader.isDamaged ? nil : result
  }

  @Test func elementsHaveAttributesAndText() {
    #expect(
      parts("<?xml version=\"1.0\"?>\n<!DOCTYPE a>\n<a b = 'c' d=\"e\"><!-- <f> --><g/>h</a>\n")
        == ["<a b=c d=e", "<g", ">g ", ">a h"])
  }

  @Test(arguments: [("&lt;&amp;&#65;&#x42;&quot;", "<&AB\""), ("a & b;", "a & b;"), ("<![CDATA[<&amp;>]]>", "<&amp;>")])
  func charactersAreDecoded(written: String, read: String) {
    #expect(parts("<a>\(written)</a>") == ["<a", ">a \(read)"])
  }

  @Test(arguments: [
    "", "text", "<a>", "<a></b>", "<a", "<a b>", "<a b=c/>", "<a b='c/>", "<!-- <a/>", "</a>", "<a/", "<",
  ])
  func damagedTextIsNoDocument(text: String) {
    #expect(parts(text) == nil)
  }
}
