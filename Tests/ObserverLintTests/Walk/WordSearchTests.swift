import Testing

@testable import ObserverLint

@Suite struct WordSearchTests {
  /// Every place in texts of many lengths: a word may straddle any of the search's steps.
  @Test(arguments: [["addObserver", "userInfo"], ["sink"], ["add", "removeObserver"], ["ab"], ["x", "longWord"]])
  func findsAWordAtEveryPlace(_ words: [String]) {
    let search = WordSearch(words)
    for (index, word) in words.enumerated() {
      for before in 0..<24 {
        for after in 0..<12 {
          let text = Array((String(repeating: ".", count: before) + word + String(repeating: ".", count: after)).utf8)
          let found = text.withUnsafeBufferPointer { search.found(in: $0) }
          #expect(found == 1 << UInt64(index), "\(word) behind \(before) and before \(after) bytes")
        }
      }
    }
  }

  @Test(arguments: ["", "add", "addObserve", "ddObserver", "AddObserver", "add Observer"])
  func findsNothingElse(_ text: String) {
    let search = WordSearch(["addObserver", "removeObserver", "userInfo"])
    #expect(!Array(text.utf8).withUnsafeBufferPointer { search.contains(in: $0) })
  }

  @Test func findsAllWordsOfAText() {
    let search = WordSearch(["one!", "two!", "three"])
    #expect(Array("three two! one".utf8).withUnsafeBufferPointer { search.found(in: $0) } == 0b110)
  }

  @Test func findsNothingWithoutWords() {
    #expect(!Array("text".utf8).withUnsafeBufferPointer { WordSearch([String]()).contains(in: $0) })
  }
}
