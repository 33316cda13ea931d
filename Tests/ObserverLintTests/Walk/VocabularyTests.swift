import Testing

@testable import ObserverLint

@Suite struct VocabularyTests {
  private static let text = """
    public final class AccountStore: Store {
      private let ünïcode = 1, id = 2
      var `default`: Account { accounts[id]! }
      func reload(from source: Source, a: Int) -> Bool { account.reload(); return veryLongNameOne < veryLongNameTwo }
      enum State { case idle, running(AccountToken), opened(AccountStore = AccountStore()) }
      static func <~ (left: Self, right: Source) { left.`reload all`(√right) }
    }
    """

  /// Whatever the search finds the vocabulary must admit, wherever the text is cut.
  @Test(arguments: [
    NamesWanted(types: ["AccountStore"]), NamesWanted(types: ["State"]), NamesWanted(made: ["AccountStore"]),
    NamesWanted(declared: ["reload"]), NamesWanted(declared: ["default"]), NamesWanted(declared: ["ünïcode"]),
    NamesWanted(mentioned: ["Store"]), NamesWanted(mentioned: ["veryLongNameTwo"]), NamesWanted(mentioned: ["Int"]),
    NamesWanted(mentioned: ["id"]), NamesWanted(made: ["reload all"]),
    NamesWanted(mentioned: ["right"]), NamesWanted(declared: ["<~"]), NamesWanted(mentioned: ["√"]),
    NamesWanted(together: [NamesTogether(name: "reload all", other: "absent")]),
    NamesWanted(together: [NamesTogether(name: "source:", other: "AccountToken")]),
    NamesWanted(together: [NamesTogether(name: "a:", other: "Bool")]),
    NamesWanted(mentioned: ["absent"], together: [NamesTogether(name: "account", other: "id")]),
  ])
  func saysYesToWhatIsThere(_ names: NamesWanted) {
    let search = NameSearch(names)
    let query = Vocabulary.Query(names)
    let bytes = Array(Self.text.utf8)
    func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      let find = search.find(in: bytes)
      return find.matters || !find.made.isEmpty
    }
    #expect(bytes.withUnsafeBufferPointer(isFound))
    for count in 0...bytes.count {
      bytes[..<count].withUnsafeBufferPointer { bytes in
        guard isFound(in: bytes) else { return }
        #expect(Vocabulary(bytes).mayMatter(query), "of the first \(count) bytes")
      }
    }
  }

  @Test(arguments: [
    NamesWanted(mentioned: ["absent"]), NamesWanted(mentioned: ["veryLongName"]), NamesWanted(types: ["Store"]),
    NamesWanted(types: ["AccountToken"]), NamesWanted(declared: ["AccountToken"]), NamesWanted(declared: ["source"]),
    NamesWanted(together: [NamesTogether(name: "reload", other: "absent")]),
  ])
  func saysNoToMostOfWhatIsNot(_ names: NamesWanted) {
    let bytes = Array(Self.text.utf8)
    let vocabulary = bytes.withUnsafeBufferPointer { Vocabulary($0) }
    #expect(!vocabulary.mayMatter(Vocabulary.Query(names)))
  }

  @Test func isAskedOfEachFileAndAdmitsWhatIsUnknown() {
    let one = Array("let token = 1".utf8).withUnsafeBufferPointer { Vocabulary($0) }
    let vocabularies = Vocabularies(of: [3, 5, 9], [one, nil, one])
    let absent = Vocabulary.Query(NamesWanted(mentioned: ["absent"]))
    #expect([3, 4, 5, 9, 10].map { vocabularies.mayMatter($0, absent) } == [false, true, true, false, true])
    #expect(vocabularies.mayMatter(9, Vocabulary.Query(NamesWanted(declared: ["token"]))))
  }
}
