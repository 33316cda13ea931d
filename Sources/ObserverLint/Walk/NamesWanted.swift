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
  /// Properties: a file matters that stores into one.
  var assigned: Set<String> = []
  /// Functions, properties and, with a colon behind them, labels: a file matters that has one and another name.
  var together: Set<NamesTogether> = []

  var isEmpty: Bool {
    types.isEmpty && made.isEmpty && declared.isEmpty && mentioned.isEmpty && assigned.isEmpty && together.isEmpty
  }

  func subtracting(_ other: NamesWanted) -> NamesWanted {
    NamesWanted(
      types: types.subtracting(other.types), made: made.subtracting(other.made),
      declared: declared.subtracting(other.declared), mentioned: mentioned.subtracting(other.mentioned),
      assigned: assigned.subtracting(other.assigned), together: together.subtracting(other.together))
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
    assigned.formUnion(other.assigned)
    together.formUnion(other.together)
  }
}

/// A name that matters where another stands in the same file.
struct NamesTogether: Sendable, Hashable {
  var name: String
  var other: String
}
