extension FactsBuilder {
  /// Adds the names that attributes give to macros and property wrappers: `@Route(handler: stop)` may run `stop` at any
  /// time, as the system may run the method of a selector.
  mutating func addNamesInAttributes() {
    for attribute in outline.nodes where attribute.kind == .attribute && attribute.end - attribute.first > 3 {
      let name = outline.string(attribute.name)
      if name != "objc", !Catalog.inertAttributes.contains(name) {
        addNames(from: attribute.name + 1, to: attribute.end)
      }
    }
  }

  private mutating func addNames(from first: Int32, to end: Int32) {
    for index in first..<max(first, end) where outline.lexemes[Int(index)].kind == .identifier {
      // A label names nothing, and neither does a key path name a method.
      let isLabel = index + 1 < end && outline.lexemes[Int(index) + 1].kind == .colon
      let before = outline.lexemes[Int(index) - 1].kind
      let isInKeyPath =
        before == .backslash || before == .period && outline.lexemes[Int(index) - 2].kind == .backslash
      guard !isLabel, !isInKeyPath else { continue }
      _ = addValue(.selector, b: intern(lexeme: index).number, offset: offset(ofLexeme: index))
    }
  }
}
