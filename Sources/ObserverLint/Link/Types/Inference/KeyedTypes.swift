/// Key paths, and the types of properties that a wrapper takes from another property by a key path: `@Environment(\.store) var store`.
extension TypeInference {
  /// `\.rate`, or a value whose type is a key path.
  func isKeyPath(_ value: ValueID) -> Bool {
    if program.values[value].kind == .keyPath { return true }
    guard case .nominal(let id) = type(of: value) else { return false }
    return table.nominals[id].isExternal && Self.keyPaths.contains(table.nominals[id].lastName)
  }

  /// The key paths of the standard library.
  private static let keyPaths: Set = [
    "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
  ]

  /// The type of the only property of a name that the program adds to a library's type, such as `EnvironmentValues`. A
  /// `Factory` gives what it makes. Containers of the program have factories, too.
  func typeOfKey(_ name: NameID) -> InferredType {
    let all = table.fieldsByName[name] ?? []
    var fields = all.filter { table.nominal(of: program.variables[$0].owner)?.isExternal ?? false }
    if fields.isEmpty { fields = all.filter { typeMade(byFactory: $0) != nil } }
    guard let field = fields.first,
      fields.dropFirst().allSatisfy({ program.variables[$0].type == program.variables[field].type })
    else { return .unknown }
    return typeMade(byFactory: field) ?? type(ofVariable: field)
  }

  /// `var store: Factory<Store>`
  private func typeMade(byFactory field: VariableID) -> InferredType? {
    let fact = program.variables[field]
    guard fact.type >= 0, fact.owner >= 0 else { return nil }
    let written = String(TypeName.core(program.name(fact.type)))
    guard TypeName.lastPart(TypeName.withoutGenerics(written)) == "Factory", written.hasSuffix(">"),
      let open = written.firstIndex(of: "<")
    else { return nil }
    let made = written[written.index(after: open)...].dropLast()
    return type(written: String(made), owner: nil, file: program.fileOfType[fact.owner])
  }
}
