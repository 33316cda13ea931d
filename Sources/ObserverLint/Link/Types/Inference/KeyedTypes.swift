/// The types of properties that a wrapper takes from another property by a key path: `@Environment(\.store) var store`.
extension TypeInference {
  /// The type of the only property of a name that the program adds to a library's type, such as `EnvironmentValues`. A
  /// `Factory` gives what it makes.
  func typeOfKey(_ name: NameID) -> InferredType {
    let fields = (table.fieldsByName[name] ?? []).filter {
      table.nominal(of: program.variables[$0].owner)?.isExternal ?? false
    }
    guard fields.count == 1, let field = fields.first else { return .unknown }
    let fact = program.variables[field]
    guard fact.type >= 0, fact.owner >= 0 else { return type(ofVariable: field) }
    let written = String(TypeName.core(program.name(fact.type)))
    guard TypeName.lastPart(TypeName.withoutGenerics(written)) == "Factory", written.hasSuffix(">"),
      let open = written.firstIndex(of: "<")
    else { return type(ofVariable: field) }
    let made = written[written.index(after: open)...].dropLast()
    return type(written: String(made), owner: nil, file: program.fileOfType[fact.owner])
  }
}
