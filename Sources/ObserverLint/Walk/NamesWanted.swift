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
  /// The names as single words. A name that is not a single word, such as a raw identifier, stands for the longest word in
  /// it, which then matters wherever it stands.
  func inWords() -> NamesWanted {
    var result = NamesWanted()
    func sort(_ names: Set<String>, _ words: WritableKeyPath<NamesWanted, Set<String>>) {
      for name in names {
        if WordBounds.isOneWord(name) {
          result[keyPath: words].insert(name)
        } else if let word = WordBounds.longestWord(in: name) {
          result.mentioned.insert(word)
        }
      }
    }
    sort(types, \.types)
    sort(made, \.made)
    sort(declared, \.declared)
    sort(mentioned, \.mentioned)
    for pair in together {
      if let name = [pair.word, pair.other].first(where: { !WordBounds.isOneWord($0) }) {
        sort([name], \.mentioned)
      } else {
        result.together.insert(pair)
      }
    }
    return result
  }
}

/// A name that matters where another stands in the same file.
struct NamesTogether: Sendable, Hashable {
  /// With a colon behind it, an argument's label.
  var name: String
  var other: String

  /// The name without the colon.
  var word: String { name.hasSuffix(":") ? String(name.dropLast()) : name }
}
