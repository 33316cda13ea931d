/// Look-ups in a program for fixes with descriptors. Each table is gathered once, when a fix asks for it.
final class DescriptorLookups: FixPart {
  unowned let context: FixContext

  /// Descriptors of this run, so that all sites of a notification name the same.
  let declared = Answers<Identity.NameSource, Result<DescriptorUse, Unfixable>>()
  var takenTypes: Set<String> = []
  /// The centers of the lists of tokens that fixes of this run add, by the class and the name of the list.
  var centersOfLists: [NominalID: [String: String]] = [:]
  /// The accessors that fixes of this run add.
  var addedAccessors: [FixContext.AccessorName: FixContext.AddedAccessor] = [:]
  /// The systems that a folder's manifest or project says it runs on.
  let targets = Answers<PathBytes, DeploymentTargets>()
  /// True for folders whose targets belong to the main actor by default.
  let mainActorFolders = Answers<PathBytes, Bool>()
  /// Payloads' types that other modules will see, by the text that declares them.
  var publicTypes: [String: String] = [:]

  init(_ context: FixContext) { self.context = context }

  private(set) lazy var survey = NotificationSurvey(context.files, context)
  private(set) lazy var contracts = PayloadContracts(context)
  /// Registrations by the names that they observe.
  private(set) lazy var observed: [Identity.NameSource: [CallID]] = linked.registrations.reduce(into: [:]) {
    guard let name = $1.name.flatMap({ context.notificationName($0) }) else { return }
    $0[name, default: []].append($1.call)
  }

  /// Reads of payloads by their places.
  private(set) lazy var reads: [FixContext.TextPlace: PayloadRead] = Dictionary(
    linked.contracts.reads.map { (FixContext.TextPlace($0.range), $0) }, uniquingKeysWith: { first, _ in first })

  /// Reads of what is not sent, or not as that.
  private(set) lazy var failingReads: Set<FixContext.TextPlace> = Set(
    zip(linked.contracts.reads, linked.contracts.verdicts).compactMap { read, verdict in
      switch verdict {
      case .kept, .unknown, .notPosted: nil
      case .neverSent, .otherType, .documentedType, .foreignKey: FixContext.TextPlace(read.range)
      }
    })

  private(set) lazy var posts: Set<FixContext.TextPlace> = Set(
    linked.contracts.posts.all.map { FixContext.TextPlace(program.range(ofCall: $0.call)) })

  /// The program's posts and their names.
  private(set) lazy var namedPosts: [(post: NotificationPost, name: Identity.NameSource?)] =
    linked.contracts.posts.all.map { post in (post, post.name.flatMap { context.notificationName($0) }) }

  /// Registrations by the name of the method that their selector says.
  private(set) lazy var selectorSites: [String: [ObserverSite]] = {
    var result: [String: [ObserverSite]] = [:]
    for site in linked.observerSites {
      guard let selector = program.argument(site.registration.call, labelled: "selector"),
        program.values[selector].kind == .selector
      else { continue }
      result[SelectorText(program.name(program.values[selector].name)).method, default: []].append(site)
    }
    return result
  }()

  /// Names of notifications whose payloads are read, as far as code of other languages says them.
  private(set) lazy var foreignNames: Set<String> = {
    var names: Set<String> = []
    for name in contracts.names {
      if case .raw(let raw) = name { names.insert(raw) }
      if let constant = survey.constant(name) { names.insert(constant.name) }
    }
    return context.sources.otherFiles.mentioned(names, in: context.sources.project(around: context.files))
  }()

  /// Names of all types that the program declares anywhere, and of some words behind the same keywords.
  private(set) lazy var typeNames: Set<String> = {
    let search = WordSearch(["struct ", "class ", "enum ", "protocol ", "actor ", "typealias "])
    let found = context.sources.read(context.files) { _, text -> [String]? in
      let places = search.places(in: text)
      if places.isEmpty { return nil }
      return places.map { place in
        let start = Int(place) + (text[Int(place)...].firstIndex(of: 0x20).map { $0 - Int(place) } ?? 0) + 1
        return String(decoding: text[min(start, text.count)...].prefix { $0.isPartOfName }, as: UTF8.self)
      }
    }
    return found.reduce(into: []) { $0.formUnion($1 ?? []) }
  }()

  private(set) lazy var foundationNames = FoundationNames(context)

  /// Which files say each word of the names whose payloads are read.
  private(set) lazy var filesByWord: [String: [Int]] = {
    var all: Set<String> = []
    for name in contracts.names { all.formUnion(context.words(of: name)) }
    let words = all.sorted()
    var result: [String: [Int]] = [:]
    for part in words.chunks(ofCount: WordSearch.maximumWords) {
      let search = WordSearch(Array(part))
      let found = context.sources.read(context.files) { _, text in search.found(in: text) }
      for (file, bits) in zip(context.files, found) {
        for (index, word) in part.enumerated() where (bits ?? 0) & (1 << index) != 0 {
          result[word, default: []].append(file)
        }
      }
    }
    return result
  }()

  /// The offsets of a word in a file, also in strings and comments.
  struct Mentions {
    var count = 0
    /// The words before a dot in front of it.
    var bases: Set<String> = []
  }

  /// The places of each name of a selector's method in the program, by file.
  private(set) lazy var selectorNames: [String: [Int: Mentions]] = {
    let names = selectorSites.keys.sorted()
    var result: [String: [Int: Mentions]] = [:]
    for part in names.chunks(ofCount: WordSearch.maximumWords) {
      let words = Array(part)
      let search = WordSearch(words)
      let bytes = words.map { Array($0.utf8) }
      let found = context.sources.read(context.files) { _, text -> [(Int, Mentions)]? in
        let mentioned = search.found(in: text)
        if mentioned == 0 { return nil }
        let text = Array(text)
        return words.indices.filter { mentioned & (1 << $0) != 0 }.map { ($0, text.mentions(ofWord: bytes[$0])) }
      }
      for (file, part) in zip(context.files, found) {
        for (index, mentions) in part ?? [] where mentions.count > 0 {
          result[words[index], default: [:]][file] = mentions
        }
      }
    }
    return result
  }()
}

extension [UInt8] {
  /// The offsets where a word stands alone.
  fileprivate func mentions(ofWord word: [UInt8]) -> DescriptorLookups.Mentions {
    var result = DescriptorLookups.Mentions()
    guard let head = word.first, count >= word.count else { return result }
    for start in 0...(count - word.count) where self[start] == head {
      guard word.indices.allSatisfy({ self[start + $0] == word[$0] }) else { continue }
      let end = start + word.count
      if start > 0 && self[start - 1].isPartOfName || end < count && self[end].isPartOfName { continue }
      result.count += 1
      if start > 0, self[start - 1] == UInt8(ascii: ".") {
        let base = self[..<(start - 1)].reversed().prefix { $0.isPartOfName }.reversed()
        result.bases.insert(String(decoding: base, as: UTF8.self))
      }
    }
    return result
  }
}

extension UInt8 {
  var isPartOfName: Bool {
    self == UInt8(ascii: "_") || self >= 0x80 || 0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self
  }
}

extension FixContext {
  struct TextPlace: Hashable {
    var file: Int
    var offset: Int

    init(file: Int, offset: Int) { (self.file, self.offset) = (file, offset) }
    init(_ range: SourceRange) { self.init(file: range.file, offset: range.start) }
  }

  var survey: NotificationSurvey { lookups.survey }
  var contracts: PayloadContracts { lookups.contracts }
  var knownPosts: Set<TextPlace> { lookups.posts }

  func isNamedInForeignCode(_ name: Identity.NameSource) -> Bool {
    if case .raw(let raw) = name, lookups.foreignNames.contains(raw) { return true }
    return survey.constant(name).map { lookups.foreignNames.contains($0.name) } ?? false
  }
}
