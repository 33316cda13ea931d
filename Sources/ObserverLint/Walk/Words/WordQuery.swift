/// Demands, as the word lists of files are asked for them.
struct WordQuery: Sendable {
  private struct Want: Sendable {
    var use: Demand.Use
    /// The key of the name that must stand in the same file; nil if none must.
    var other: WordList.Entry?
    /// The place of the demand among the sampled ones, or -1.
    var sample: Int
  }

  /// A bit for the upper half of each wanted key: most words of a file are none of them.
  private var filter = [UInt64](repeating: 0, count: 1 << 10)
  private var wants: [WordList.Entry: [Want]] = [:]
  private var others: Set<WordList.Entry> = []
  private(set) var sampleCount = 0

  /// The keys of imports that only tests have.
  private let testModules: Set<WordList.Entry>

  init(_ demands: some Sequence<Demand>, testModules: Set<String>) {
    self.testModules =
      testModules.isEmpty ? [] : Set(testModules.map { WordList.importKey($0) }).union([WordList.testableImport])
    for demand in demands {
      guard let demand = demand.inWords else { continue }
      let key = WordList.key(demand.name)
      note(key)
      let other = demand.with.map { WordList.key($0) }
      wants[key, default: []].append(Want(use: demand.use, other: other, sample: demand.isSampled ? sampleCount : -1))
      if demand.isSampled { sampleCount += 1 }
      if let other = demand.with {
        note(WordList.key(other))
        others.insert(WordList.key(other))
      }
    }
    for module in self.testModules { note(module) }
    note(WordList.implicitInit)
  }

  private mutating func note(_ key: WordList.Entry) { filter[Int(key >> 22)] |= 1 << UInt64(key >> 16 & 63) }

  /// The answer of one file.
  struct Match {
    /// True if the file matters for another reason than that it makes something.
    var matters = false
    /// True if the facts of the file decide if it matters (``Demand/Use/isMetByFacts``).
    var mayMatter = false
    /// True if the words meet a demand, whatever the facts say.
    var isMetByWords: Bool { matters || mayMatter }
    /// Keys of the wanted types that the file makes. Tests make objects that say nothing about the program's own.
    var made: Set<WordList.Entry> = []
    /// Keys of the wanted types that the file mentions, and of which a `.init(…)` in it may make a value.
    var mayMake: Set<WordList.Entry> = []
    /// The sampled demands that the file meets.
    var samples: [Int] = []
  }

  func match(_ list: WordList) -> Match {
    var match = Match()
    var pending: [(key: WordList.Entry, want: Want)] = []
    var met: Set<WordList.Entry> = []
    var isTest = false
    var hasImplicitInit = false
    for entry in list.entries where filter[Int(entry >> 22)] & 1 << UInt64(entry >> 16 & 63) != 0 {
      let key = entry & ~WordList.useBits
      let use = WordList.Use(rawValue: entry & WordList.useBits)
      if others.contains(key) { met.insert(key) }
      if use.contains(.declaresType), testModules.contains(key) { isTest = true }
      if key == WordList.implicitInit { hasImplicitInit = true }
      for want in wants[key] ?? [] {
        if want.use == .makes, !use.contains(.makes) {
          match.mayMake.insert(key)
          continue
        }
        guard use.satisfies(want.use) else { continue }
        if want.other != nil || want.sample >= 0 {
          pending.append((key, want))
        } else if want.use == .makes {
          match.made.insert(key)
        } else if want.use.isMetByFacts {
          match.mayMatter = true
        } else {
          match.matters = true
          return match
        }
      }
    }
    for (key, want) in pending where want.other.map({ met.contains($0) }) ?? true {
      if want.use == .makes {
        match.made.insert(key)
      } else if want.sample >= 0 {
        match.samples.append(want.sample)
      } else if want.use.isMetByFacts {
        match.mayMatter = true
      } else {
        match.matters = true
      }
    }
    if isTest { match.made = [] }
    if isTest || !hasImplicitInit { match.mayMake = [] }
    return match
  }
}

extension WordList.Use {
  fileprivate func satisfies(_ use: Demand.Use) -> Bool {
    switch use {
    case .mentions: true
    case .declaresType, .declaresSupertype: contains(.declaresType)
    case .declaresMember, .declaresFunction: contains(.declaresMember)
    case .labels: contains(.labels)
    case .stores: contains(.isStored)
    case .reaches: contains(.isReached) || !contains(.declaresMember)
    case .makes: contains(.makes)
    }
  }
}
