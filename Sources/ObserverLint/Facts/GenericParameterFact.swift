/// A generic parameter of a type.
struct GenericParameterFact: Equatable, Sendable {
  var name: NameID
  /// The type behind `Model: Feed`, or -1.
  var bound: NameID

  func renamed(_ name: (NameID) -> NameID) -> GenericParameterFact {
    GenericParameterFact(name: name(self.name), bound: name(bound))
  }
}
