/// The type of a value in a payload, as far as it matters to a cast. The payload boxes numbers, strings and the like.
/// A boxed value can be cast to all types with the same box.
enum PayloadType: Equatable {
  /// All of the types that are boxed in one way.
  case boxed(String)
  /// A type of the program.
  case own(NominalID)
  /// A type of another module.
  case external(String)
  case unknown

  /// How types are boxed.
  static let boxes: [(name: String, types: Set<String>)] = [
    ("number", Catalog.numberPayloads), ("string", Catalog.textPayloads), ("URL", Catalog.addressPayloads),
    ("bytes", Catalog.dataPayloads), ("date", Catalog.datePayloads), ("UUID", Catalog.identifierPayloads),
    ("rectangle", Catalog.rectanglePayloads), ("point", Catalog.pointPayloads), ("size", Catalog.sizePayloads),
    ("array", Catalog.arrayPayloads), ("dictionary", Catalog.dictionaryPayloads), ("set", Catalog.setPayloads),
  ]

  static func boxed(named name: String) -> PayloadType? {
    boxes.first { $0.types.contains(name) }.map { .boxed($0.name) }
  }
}

extension LinkedProgram {
  /// A type as written in code of a function, or in the catalog.
  func payloadType(written text: String, in function: FunctionID?) -> PayloadType {
    let core = String(TypeName.core(text))
    if core.hasPrefix("["), core.hasSuffix("]") {
      let inner = core.dropFirst().dropLast()
      return .boxed(TypeName.element(core).map { $0.count < inner.count } == true ? "dictionary" : "array")
    }
    let bare = TypeName.withoutGenerics(core)
    let place = function.map { (owner: table.ownerID(of: $0), file: program.fileOfFunction[$0]) }
    switch inference.type(written: bare, owner: place?.owner, file: place?.file ?? 0) {
    case .nominal(let id): return payloadType(ofNominal: id)
    default: return .unknown
    }
  }

  private func payloadType(ofNominal id: NominalID) -> PayloadType {
    let nominal = table.nominals[id]
    guard nominal.isExternal else {
      return program.types[nominal.declaration].keyword == .protocol ? .unknown : .own(id)
    }
    return PayloadType.boxed(named: nominal.path) ?? .external(nominal.path)
  }

  /// Returns the type of a poster's value.
  func payloadType(of value: ValueID, depth: Int = 0) -> PayloadType {
    guard depth < 12 else { return .unknown }
    let fact = program.values[value]
    switch fact.kind {
    case .string: return .boxed("string")
    case .literal:
      return fact.flags & (ValueFact.integer | ValueFact.floating | ValueFact.boolean) != 0
        ? .boxed("number") : .unknown
    case .array: return fact.flags & ValueFact.dictionary != 0 ? .boxed("dictionary") : .unknown
    case .cast where fact.flags & ValueFact.typeTest == 0:
      let written = payloadType(written: program.name(fact.name), in: fact.function)
      if case .external(let name) = written, name == "Any" || name == "AnyObject" || name == "AnyHashable" {
        return payloadType(of: fact.base, depth: depth + 1)
      }
      return written
    case .alternatives:
      var common: PayloadType?
      for operand in program.operands(of: fact) {
        let next = payloadType(of: operand, depth: depth + 1)
        if let common, common != next { return .unknown }
        common = next
      }
      return common ?? .unknown
    case .variable:
      let variable = program.variables[fact.variable]
      if variable.type >= 0 { return payloadType(written: program.name(variable.type), in: fact.function) }
      if variable.kind == .local, let values = values(ofLocal: fact.variable), values.count == 1 {
        return payloadType(of: values[0], depth: depth + 1)
      }
      return typeOfValue(value)
    case .name, .member:
      let variables =
        fact.kind == .name
        ? flow.variables(named: fact.name, from: fact.function) : flow.fields(fact.name, ofBase: fact.base).variables
      guard variables.count == 1 else { return typeOfValue(value) }
      let variable = program.variables[variables[0]]
      if variable.type < 0, variable.initial >= 0 { return payloadType(of: variable.initial, depth: depth + 1) }
      return typeOfValue(value)
    default: return typeOfValue(value)
    }
  }

  private func typeOfValue(_ value: ValueID) -> PayloadType {
    if case .nominal(let id) = inference.type(of: value) { return payloadType(ofNominal: id) }
    return .unknown
  }

  /// Returns true if no value of the first type can be cast to the second.
  func isNever(_ sent: PayloadType, castTo wanted: PayloadType) -> Bool {
    switch (sent, wanted) {
    case (.boxed(let first), .boxed(let second)): return first != second
    case (.own(let type), .boxed), (.boxed, .own(let type)):
      // A subclass of a framework's class may be of a type that is boxed so.
      return table.ancestors(type).allSatisfy { !table.nominals[$0].isExternal || !isClass(type) || isPlain($0) }
        && table.unseenAncestor(type) == nil
    case (.own(let first), .own(let second)):
      if first == second || table.nominals[first].lastName == table.nominals[second].lastName { return false }
      // A tool of the repository may declare an `Error` of its own, which the app does not see.
      if [first, second].contains(where: { SystemTypes.isKnown(table.nominals[$0].path) }) { return false }
      return !table.areRelated(first, second)
        && table.unseenAncestor(first) == nil && table.unseenAncestor(second) == nil
    default: return false
    }
  }

  private func isClass(_ type: NominalID) -> Bool { program.types[table.nominals[type].declaration].keyword == .class }

  private func isPlain(_ type: NominalID) -> Bool {
    let name = table.nominals[type].path
    return name == "NSObject" || PayloadType.boxed(named: name) == nil && SystemTypes.isKnown(name)
  }
}
