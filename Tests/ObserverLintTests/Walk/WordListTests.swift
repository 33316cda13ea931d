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

  private func match(_ demands: Set<Demand>, in text: String) -> WordQuery.Match {
    let collector = WordCollector()
    // The second list is made over the remains of the first.
    _ = Array("class Account { let absent: Store }".utf8).withUnsafeBufferPointer { collector.words(of: $0) }
    let words = Array(text.utf8).withUnsafeBufferPointer { collector.words(of: $0) }
    return WordQuery(demands, testModules: ["XCTest"]).match(words)
  }

  @Test(
    arguments: [
      .declaresType("AccountStore"), .declaresType("State"), .declaresType("State", with: "AccountStore"),
      .declaresSupertype("State"), .declaresMember("reload"), .declaresMember("default"), .declaresMember("ünïcode"),
      .declaresMember("数据"), .mentions("Store"), .mentions("veryLongNameTwo"), .mentions("Int"), .mentions("id"),
      .mentions("a"), .makes("reload all"), .mentions("right"), .mentions("√"),
      .mentions("reload all", with: "the Account"), .labels("source", with: "AccountToken"), .labels("a", with: "Bool"),
      .mentions("account", with: "id"), .reaches("reload"), .reaches("accounts"), .declaresMember("<~"),
    ] as [Demand])
  func findsANameAsItIsWanted(_ demand: Demand) { #expect(match([demand], in: Self.text).isMetByWords) }

  @Test(
    arguments: [
      .mentions("absent"), .mentions("veryLongName"), .declaresType("Store"), .declaresType("AccountToken"),
      .declaresType("State", with: "absent"), .declaresMember("AccountToken"), .declaresMember("source"),
      .makes("AccountStore"), .mentions("reload", with: "absent"), .labels("reload", with: "id"),
      .reaches("default"), .declaresMember("<"),
    ] as [Demand])
  func findsNoOther(_ demand: Demand) { #expect(!match([demand], in: Self.text).isMetByWords) }

  @Test(arguments: [
    ("AccountStore()", true), ("AccountStore<Int>(1)", true), ("AccountStore.init(1)", true),
    ("AccountStore { 1 }", true), ("let store: AccountStore = .init()", true), ("AccountStore\n  .init()", true),
    ("AccountStore.shared.reload()", false), ("let store: AccountStore", false),
    ("import XCTest\nlet store = AccountStore()", false),
    ("@testable import Accounts\nlet store = AccountStore()", false),
    ("@testable\nimport Accounts\nlet store = AccountStore()", false),
    ("import Accounts\nlet testable = AccountStore()", true),
  ])
  func tellsTheTypesThatAFileMakes(_ text: String, _ makes: Bool) {
    #expect(match([.makes("AccountStore")], in: text).made == (makes ? [WordList.key("AccountStore")] : []))
  }

  @Test(arguments: [
    ("func open(_ store: AccountStore) { self.store = .init() }", true),
    ("let store: AccountStore; run(.init(1))", true),
    ("func open(_ store: AccountStore) { Other.init() }", false), ("func open(_ store: AccountStore) {}", false),
  ])
  func tellsTheTypesThatAnInitializerWithoutANameMayMake(_ text: String, _ mayMake: Bool) {
    #expect(match([.makes("AccountStore")], in: text).mayMake == (mayMake ? [WordList.key("AccountStore")] : []))
  }

  @Test func anImportDeclaresNoType() {
    #expect(!match([.declaresType("Store")], in: "import Store").isMetByWords)
    #expect(match([.mentions("Store")], in: "import Store").isMetByWords)
  }

  @Test(arguments: [
    ("let token = 1; print(token)", false), ("let token = 1; print(self.token, self?.token)", false),
    ("let token = 1; print(player.token)", true), ("print(token)", true), ("print(self.token)", true),
  ])
  func tellsMembersOfOtherObjects(_ text: String, _ reaches: Bool) {
    #expect(match([.reaches("token")], in: text).isMetByWords == reaches)
  }

  @Test(arguments: [
    ("Player.shared = nil", true), ("Player.shared\t= nil", true), ("(Player.shared, _) = (nil, 1)", true),
    ("Player.shared == other", false), ("play(Player.shared)", false), ("Player.shared.play()", false),
  ])
  func tellsStores(_ text: String, _ stores: Bool) {
    #expect(match([.stores("shared", with: "Player")], in: text).isMetByWords == stores)
  }

  @Test func samplesADemand() {
    let match = match([Demand(name: "reload", use: .mentions, with: "Bool", isSampled: true)], in: Self.text)
    #expect(match.samples == [0])
    #expect(!match.isMetByWords)
  }

  /// Keys are made of eight bytes at a time: none may depend on the bytes around the word.
  @Test(arguments: ["a", "seven77", "eight888", "nineteen_letters_19", "a_name_of_forty_letters_in_all_of_its_parts"])
  func aWordIsTheSameWhereverItStands(_ word: String) {
    for text in [word, " \(word)", "\(word) ", "(\(word))", String(repeating: "x ", count: 40) + word] {
      #expect(match([.mentions(word)], in: text).matters, "in \(text)")
    }
  }
}
