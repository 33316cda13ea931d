/// Functions of one name that only their types tell apart: `on(_ event: Event)` and `on(_ events: [Event])`.
extension PublisherEndings {
  /// The functions among several whose types fit a call in a chain; all of them if none fits.
  func fitting(_ functions: [FunctionID], _ call: CallID, isInLoop: Bool) -> [FunctionID] {
    if functions.count < 2 { return functions }
    let found = functions.filter { (isInLoop || mayReturnPublisher($0)) && takesArguments(of: call, $0) }
    return found.isEmpty ? functions : found
  }

  /// Returns false for a function that returns an asynchronous sequence, a collection, a number or a text. Nothing subscribes
  /// to these with an operator of publishers.
  private func mayReturnPublisher(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    guard fact.result >= 0 else { return !fact.hasBody || fact.returnsValue }
    switch type(written: program.name(fact.result), at: function) {
    case .collection: return false
    case .nominal(let id):
      let nominal = table.nominals[id]
      return !nominal.isExternal || !Catalog.asynchronousSequences.contains(nominal.lastName) && !isPlain(nominal)
    default: return true
    }
  }

  private func takesArguments(of call: CallID, _ function: FunctionID) -> Bool {
    let first = program.argumentRange(call).lowerBound
    return (inference.matchArguments(call, function) ?? [:]).allSatisfy { position, parameter in
      let variable = program.variables[program.parameters(of: function)[parameter].variable]
      guard variable.type >= 0 else { return true }
      var written = program.name(variable.type)
      // The parameter takes elements, and is a collection inside of the function.
      if written.hasSuffix("...") { written.removeLast(3) }
      return mayTake(program.arguments[first + position].value, type(written: written, at: function))
    }
  }

  /// Returns false if one is a collection and the other is none, and for an object where the parameter is a function.
  private func mayTake(_ argument: ValueID, _ parameter: InferredType) -> Bool {
    switch parameter {
    case .collection: return !isSingle(argument)
    case .nominal(let id): return mayBeCollection(id) || !isCollection(argument)
    case .function: if case .nominal = inference.type(of: argument) { return false } else { return true }
    default: return true
    }
  }

  /// Returns true for `[a, b]`, `[a] + rest`, and for a value of a collection's type.
  private func isCollection(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .array: return fact.flags & ValueFact.bracketed != 0
    case .call where flow.isOperation(program.calls[fact.call]):
      return program.name(program.callNameID(fact.call)) == "+"
        && program.argumentRange(fact.call).contains { isCollection(program.arguments[$0].value) }
    default: if case .collection = inference.type(of: value) { return true } else { return false }
    }
  }

  /// Returns true for a number, a text, or an object of a class or struct that is no collection.
  private func isSingle(_ value: ValueID) -> Bool {
    switch program.values[value].kind {
    case .literal, .string: return true
    default: if case .nominal(let id) = inference.type(of: value) { return !mayBeCollection(id) } else { return false }
    }
  }

  /// Returns false for a number, a text, and a type of the program that conforms to no protocol of collections.
  private func mayBeCollection(_ id: NominalID) -> Bool {
    if let known = knownCollections[id] { return known }
    let result = decideIfCollection(id)
    knownCollections[id] = result
    return result
  }

  private func decideIfCollection(_ id: NominalID) -> Bool {
    let nominal = table.nominals[id]
    if nominal.isExternal { return !isPlain(nominal) }
    // A list is written for a protocol if the program makes arrays conform to it.
    if table.isProtocol(id) {
      return table.descendants(id).contains { Catalog.collectionTypes.contains(table.nominals[$0].lastName) }
    }
    return table.unseenAncestor(id) != nil
      || table.ancestors(id).contains { Catalog.collectionTypes.contains(table.nominals[$0].lastName) }
  }

  private func isPlain(_ nominal: NominalType) -> Bool {
    Catalog.numberPayloads.contains(nominal.lastName) || Catalog.textPayloads.contains(nominal.lastName)
  }

  private func type(written text: String, at function: FunctionID) -> InferredType {
    inference.type(written: text, owner: table.ownerID(of: function), file: program.fileOfFunction[function])
  }
}

/// Overloads of `assign(to:on:)` that hold the object weakly.
extension Observations {
  /// The object that `assign(to:on:)` keeps; nil if the call may mean a method of the program that lets the object go.
  func keptObject(ofAssignment call: CallID) -> ValueID? {
    guard isStrong(program.argument(call, labelled: "ownership")),
      let object = program.argument(call, labelled: "on"),
      !linked.endings.ownFunctions(for: call).contains(where: { mayLetGo($0, of: object, call) })
    else { return nil }
    return object
  }

  /// The library's method is less specific than an overload for objects, and comes second to it.
  private func mayLetGo(_ overload: FunctionID, of object: ValueID, _ call: CallID) -> Bool {
    guard linked.subscribingOperators.kinds[overload] != nil,
      let mapping = linked.inference.matchArguments(call, overload)
    else { return false }
    let first = program.argumentRange(call).lowerBound
    return mapping.allSatisfy { position, parameter in
      let argument = program.arguments[first + position].value
      let variable = program.parameters(of: overload)[parameter].variable
      let type = program.variables[variable].type
      let text = type >= 0 ? program.name(type) : ""
      if argument == object { return !text.hasSuffix("?") && !linked.subscribingOperators.kept.contains(variable) }
      // `ReferenceWritableKeyPath<Root, Output?>`
      return !text.hasSuffix("?>") || mayBeOptional(argument, of: object) && !sendsOptionals(program.receiver(call))
    }
  }

  /// Returns false for the key path of a property of the program that is not optional.
  private func mayBeOptional(_ path: ValueID, of object: ValueID) -> Bool {
    let fact = program.values[path]
    guard fact.kind == .keyPath, fact.name >= 0, case .nominal(let id) = linked.inference.type(of: object) else {
      return true
    }
    let fields = linked.table.fields(fact.name, in: id)
    return fields.isEmpty || fields.contains { isOptional($0) ?? true }
  }

  /// Returns true for `model.$title` where the property is optional.
  private func sendsOptionals(_ publisher: ValueID?) -> Bool {
    guard let publisher else { return false }
    let fact = program.values[publisher]
    switch fact.kind {
    case .name where fact.flags & ValueFact.projected != 0:
      return linked.flow.variables(named: fact.name, from: fact.function).contains { isOptional($0) ?? false }
    case .member:
      let name = program.name(fact.name)
      guard name.hasPrefix("$"), let plain = program.nameIDs[String(name.dropFirst())],
        case .nominal(let id) = linked.inference.type(of: fact.base)
      else { return false }
      return linked.table.fields(plain, in: id).contains { isOptional($0) ?? false }
    default: return false
    }
  }

  /// Nil if the declaration does not say it.
  private func isOptional(_ property: VariableID) -> Bool? {
    let fact = program.variables[property]
    if fact.type >= 0 { return program.name(fact.type).hasSuffix("?") }
    guard fact.initial >= 0 else { return nil }
    let kind = program.values[fact.initial].kind
    return kind == .literal || kind == .string ? false : nil
  }
}
