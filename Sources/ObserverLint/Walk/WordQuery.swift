/// Names, as the word lists of files are asked for them.
struct WordQuery: Sendable {
  private struct Want: OptionSet {
    let rawValue: UInt8
    static let type = Want(rawValue: 1)
    static let made = Want(rawValue: 2)
    static let declared = Want(rawValue: 4)
    static let mentioned = Want(rawValue: 8)
    /// A name that matters if another one stands in the same file, and such another one.
    static let together = Want(rawValue: 16)
    static let other = Want(rawValue: 32)
    /// A name that matters so only as an argument's label.
    static let label = Want(rawValue: 64)
  }

  /// A bit for the upper half of each wanted key: most words of a file are none of them.
  private var filter = [UInt64](repeating: 0, count: 1 << 10)
  private var wants: [WordList.Entry: Want] = [:]
  private var others: [WordList.Entry: [WordList.Entry]] = [:]

  init(_ wanted: NamesWanted) {
    let names = wanted.inWords()
    for name in names.types { add(name, .type) }
    for name in names.made { add(name, .made) }
    for name in names.declared { add(name, .declared) }
    for name in names.mentioned { add(name, .mentioned) }
    for pair in names.together {
      let name = pair.word
      add(name, name == pair.name ? .together : .label)
      add(pair.other, .other)
      others[WordList.key(name), default: []].append(WordList.key(pair.other))
    }
  }

  private mutating func add(_ name: String, _ want: Want) {
    let key = WordList.key(name)
    filter[Int(key >> 22)] |= 1 << UInt64(key >> 16 & 63)
    wants[key, default: []].formUnion(want)
  }

  /// The names that a file has as they are wanted.
  struct Match {
    /// True if the file matters for another reason than that it makes something.
    var matters = false
    /// Keys of the wanted types that the file makes.
    var made: Set<WordList.Entry> = []
  }

  func match(_ list: WordList) -> Match {
    var match = Match()
    var together: [WordList.Entry] = []
    var met: Set<WordList.Entry> = []
    for entry in list.entries where filter[Int(entry >> 22)] & 1 << UInt64(entry >> 16 & 63) != 0 {
      let key = entry & ~WordList.useBits
      guard let want = wants[key] else { continue }
      let use = WordList.Use(rawValue: entry & WordList.useBits)
      if want.contains(.mentioned) || want.contains(.type) && use.contains(.declaresType)
        || want.contains(.declared) && use.contains(.declaresMember)
      {
        match.matters = true
        return match
      }
      if want.contains(.made), use.contains(.makes) { match.made.insert(key) }
      if want.contains(.together) || want.contains(.label) && use.contains(.labels) { together.append(key) }
      if want.contains(.other) { met.insert(key) }
    }
    match.matters = together.contains { name in others[name]?.contains { met.contains($0) } == true }
    return match
  }
}
