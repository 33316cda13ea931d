import Testing

@testable import ObserverLint

@Suite struct WordListTests {
  private static let text = """
    public final class AccountStore: Store {
      private let ünïcode = 1, id = 2, 数据 = 3
      var `default`: Account { accounts[id]! }
      func reload(from source: Source, a: Int) -> Bool { account.reload(); return veryLongNameOne < veryLongNameTwo }
      enum State { case idle, running(AccountToken), opened(AccountStore = AccountStore()) }
      static func <~ (left: Self, right: Source) { left.`reload all`(√right) }
    }
    """

  private func match(_ names: NamesWanted, in text: String) -> WordQuery.Match {
    let collector = WordCollector()
    // The second list is made over the remains of the first.
    _ = Array("class Account { let absent: Store }".utf8).withUnsafeBufferPointer { collector.words(of: $0) }
    let words = Array(text.utf8).withUnsafeBufferPointer { collector.words(of: $0) }
    return WordQuery(names).match(words)
  }

  @Test(arguments: [
    NamesWanted(types: ["AccountStore"]), NamesWanted(types: ["State"]),
    NamesWanted(declared: ["reload"]), NamesWanted(declared: ["default"]), NamesWanted(declared: ["ünïcode"]),
    NamesWanted(declared: ["数据"]), NamesWanted(mentioned: ["Store"]), NamesWanted(mentioned: ["veryLongNameTwo"]),
    NamesWanted(mentioned: ["Int"]), NamesWanted(mentioned: ["id"]), NamesWanted(mentioned: ["a"]),
    NamesWanted(made: ["reload all"]), NamesWanted(mentioned: ["right"]), NamesWanted(mentioned: ["√"]),
    NamesWanted(together: [NamesTogether(name: "reload all", other: "absent")]),
    NamesWanted(together: [NamesTogether(name: "source:", other: "AccountToken")]),
    NamesWanted(together: [NamesTogether(name: "a:", other: "Bool")]),
    NamesWanted(mentioned: ["absent"], together: [NamesTogether(name: "account", other: "id")]),
  ])
  func findsANameAsItIsWanted(_ names: NamesWanted) { #expect(match(names, in: Self.text).matters) }

  @Test(arguments: [
    NamesWanted(mentioned: ["absent"]), NamesWanted(mentioned: ["veryLongName"]), NamesWanted(types: ["Store"]),
    NamesWanted(types: ["AccountToken"]), NamesWanted(declared: ["AccountToken"]), NamesWanted(declared: ["source"]),
    NamesWanted(made: ["AccountStore"]), NamesWanted(together: [NamesTogether(name: "reload", other: "absent")]),
    NamesWanted(together: [NamesTogether(name: "reload:", other: "id")]),
  ])
  func findsNoOther(_ names: NamesWanted) { #expect(!match(names, in: Self.text).matters) }

  @Test func tellsTheTypesThatAFileMakes() {
    let names = NamesWanted(made: ["AccountStore", "AccountToken"])
    #expect(match(names, in: Self.text).made == [WordList.key("AccountStore")])
  }

  /// Keys are made of eight bytes at a time: none may depend on the bytes around the word.
  @Test(arguments: ["a", "seven77", "eight888", "nineteen_letters_19", "a_name_of_forty_letters_in_all_of_its_parts"])
  func aWordIsTheSameWhereverItStands(_ word: String) {
    for text in [word, " \(word)", "\(word) ", "(\(word))", String(repeating: "x ", count: 40) + word] {
      #expect(match(NamesWanted(mentioned: [word]), in: text).matters, "in \(text)")
    }
  }
}
