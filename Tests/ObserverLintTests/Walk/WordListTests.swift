import Testing

@testable import ObserverLint

@Suite struct WordListTests {
  private static let text = """
    public final class AccountStore: Store {
      private let ünïcode = 1, id = 2, 数据 = 3
      func reload(from source: Source, a: Int) -> Bool { account.reload(); return veryLongNameOne < veryLongNameTwo }
    }
    """

  private func has(_ word: String, in text: String) -> Bool {
    let collector = WordCollector()
    // The second list is made over the remains of the first.
    _ = Array("class Account { let absent: Store }".utf8).withUnsafeBufferPointer { collector.words(of: $0) }
    let words = Array(text.utf8).withUnsafeBufferPointer { collector.words(of: $0) }
    return words.contains(WordList.key(word))
  }

  @Test(arguments: ["AccountStore", "Store", "id", "a", "数据", "veryLongNameOne", "veryLongNameTwo"])
  func hasTheWordsOfAText(_ word: String) { #expect(has(word, in: Self.text)) }

  @Test(arguments: ["absent", "Account", "veryLongName", "reloa"])
  func hasNoOther(_ word: String) { #expect(!has(word, in: Self.text)) }

  /// Keys are made of eight bytes at a time: none may depend on the bytes around the word.
  @Test(arguments: ["a", "seven77", "eight888", "nineteen_letters_19", "a_name_of_forty_letters_in_all_of_its_parts"])
  func aWordIsTheSameWhereverItStands(_ word: String) {
    for text in [word, " \(word)", "\(word) ", "(\(word))", String(repeating: "x ", count: 40) + word] {
      #expect(has(word, in: text), "in \(text)")
    }
  }
}
