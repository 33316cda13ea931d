/// Names whose declarations or uses in files not yet read would settle a verdict.
struct NamesWanted: Sendable, Equatable {
  /// Types: a file matters that declares or extends one.
  var types: Set<String> = []
  /// Types: a file matters that makes one.
  var made: Set<String> = []
  /// Functions, properties and constants: a file matters that declares one.
  var declared: Set<String> = []
  /// Functions and properties: a file matters that mentions one.
  var mentioned: Set<String> = []
  /// Functions, properties and, with a colon behind them, labels: a file matters that has one and another name.
  var together: Set<NamesTogether> = []

  var isEmpty: Bool {
    types.isEmpty && made.isEmpty && declared.isEmpty && mentioned.isEmpty && together.isEmpty
  }

  func subtracting(_ other: NamesWanted) -> NamesWanted {
    NamesWanted(
      types: types.subtracting(other.types), made: made.subtracting(other.made),
      declared: declared.subtracting(other.declared), mentioned: mentioned.subtracting(other.mentioned),
      together: together.subtracting(other.together))
  }

  func union(_ other: NamesWanted) -> NamesWanted {
    var result = self
    result.formUnion(other)
    return result
  }

  mutating func formUnion(_ other: NamesWanted) {
    types.formUnion(other.types)
    made.formUnion(other.made)
    declared.formUnion(other.declared)
    mentioned.formUnion(other.mentioned)
    together.formUnion(other.together)
  }
}

extension NamesWanted {
  /// The names as text can be searched for them. One that is not a single word, such as a raw identifier or one with
  /// letters outside ASCII, is sought by the longest word in it, which then matters wherever it stands.
  ///
  /// - Returns: also the names without any word, such as operators: those are sought as they are.
  func inWords() -> (names: NamesWanted, spellings: Set<String>) {
    var result = NamesWanted()
    var spellings: Set<String> = []
    func sort(_ names: Set<String>, _ words: WritableKeyPath<NamesWanted, Set<String>>) {
      for name in names where !name.isEmpty {
        if Self.isWord(name) {
          result[keyPath: words].insert(name)
        } else if let word = Self.longestWord(in: name) {
          result.mentioned.insert(word)
        } else {
          spellings.insert(name)
        }
      }
    }
    sort(types, \.types)
    sort(made, \.made)
    sort(declared, \.declared)
    sort(mentioned, \.mentioned)
    for pair in together {
      let isLabel = pair.name.hasSuffix(":")
      let name = isLabel ? String(pair.name.dropLast()) : pair.name
      if Self.isWord(name), Self.isWord(pair.other) {
        result.together.insert(pair)
      } else {
        sort([[name, pair.other].first { !Self.isWord($0) }!], \.mentioned)
      }
    }
    return (result, spellings)
  }

  private static func isWord(_ name: String) -> Bool { name.utf8.allSatisfy(WordBounds.isWord) }

  private static func longestWord(in name: String) -> String? {
    name.utf8.split { !WordBounds.isWord($0) }.max { $0.count < $1.count }.flatMap { String($0) }
  }
}

/// A name that matters where another stands in the same file.
struct NamesTogether: Sendable, Hashable {
  var name: String
  var other: String
}
