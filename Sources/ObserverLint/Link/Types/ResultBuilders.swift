/// The meaning of bare statements in a body: results, as in a result builder, or not.
enum ResultBuilding: Equatable {
  case none, some
  /// Nothing in the program tells which function takes the closure, or what an attribute of this name means.
  case unknown(attribute: String?)
}

extension ValueFlow {
  func resultBuilding(_ function: FunctionID) -> ResultBuilding {
    if let known = knownBuilding[function] { return known }
    var answer = findResultBuilding(function)
    if case .unknown = answer, hasStatementsOfItsOwn(function) { answer = .none }
    knownBuilding[function] = answer
    return answer
  }

  private func findResultBuilding(_ function: FunctionID) -> ResultBuilding {
    let fact = program.functions[function]
    if fact.builder >= 0, fact.kind != .function || fact.returnsValue { return meaning(ofAttribute: fact.builder) }
    guard fact.kind == .closure, let site = inference.closureSites[function] else { return .none }
    let candidates = inference.candidates(for: site.call)
    if candidates.isEmpty { return isKnownElsewhere(site.call, taking: fact) ? .none : .unknown(attribute: nil) }
    var answer = ResultBuilding.none
    for candidate in candidates {
      guard let mapping = inference.matchArguments(site.call, candidate), let parameter = mapping[site.argument] else {
        continue
      }
      switch building(by: program.parameters(of: candidate)[parameter]) {
      case .some: return .some
      case .unknown(let attribute): answer = .unknown(attribute: attribute)
      case .none: break
      }
    }
    return answer
  }

  private func building(by parameter: ParameterFact) -> ResultBuilding {
    if parameter.builder >= 0 { return meaning(ofAttribute: parameter.builder) }
    let type = program.variables[parameter.variable].type
    guard type >= 0, program.name(type).hasPrefix("@") else { return .none }
    for attribute in program.name(type).split(whereSeparator: { $0 == " " || $0 == "(" })
    where attribute.hasPrefix("@") {
      let answer = meaning(ofAttribute: String(attribute.dropFirst()))
      if answer != .none { return answer }
    }
    return .none
  }

  private func meaning(ofAttribute name: NameID) -> ResultBuilding { meaning(ofAttribute: program.name(name)) }

  /// A builder, or an attribute of the language, an actor, a wrapper, which are none.
  private func meaning(ofAttribute spelled: String) -> ResultBuilding {
    let name = TypeName.lastPart(TypeName.withoutGenerics(spelled))
    if table.resultBuilders.contains(name) { return .some }
    // The language's own begin with a small letter or `_`, types with a capital one.
    guard let first = name.utf8.first, first >= 0x41, first <= 0x5A, !Catalog.inertAttributes.contains(name),
      !table.declares(name)
    else { return .none }
    return .unknown(attribute: name)
  }

  // MARK: Functions of other modules

  /// Returns true if a call that leaves the program goes to a framework. No framework collects the values that end
  /// observations.
  private func isKnownElsewhere(_ call: CallID, taking closure: FunctionFact) -> Bool {
    let (name, receiver) = program.callName(call)
    if Self.takers.contains(name) { return true }
    switch inference.type(of: receiver ?? program.calls[call].callee) {
    case .nominal(let id), .metatype(let id):
      // A type of the program's, or a library's, may do anything with what it is given.
      guard table.nominals[id].isExternal else { return false }
      return SystemTypes.isKnown(table.nominals[id].path)
        || Catalog.publisherTypes.contains(table.nominals[id].lastName)
    case .collection, .notificationStream: return true
    // A stream gives its elements to the closure. A builder of the same name gives nothing.
    case .unknown, .function: return receiver != nil && closure.parameterCount > 0 && Self.consumers.contains(name)
    }
  }

  /// Functions of frameworks that take closures.
  private static let takers = Catalog.resultIgnoringFunctions.union(Catalog.transformingFunctions)
    .union(Catalog.immediateFunctions).union(Catalog.childTaskFunctions)

  /// The names of calls on streams of elements.
  private static let consumers = Catalog.streamConsumers.union(
    [Catalog.releasedObservations, Catalog.lastingObservations, Catalog.discardableObservations].flatMap { calls in
      calls.map { String($0.prefix { $0 != "(" }) }
    })

  // MARK: What no builder's body has

  /// Returns true if a body has a statement that the body of a result builder cannot have: a statement that returns
  /// or leaves, or a store, which has no value to collect.
  private func hasStatementsOfItsOwn(_ function: FunctionID) -> Bool { plainBodies[function] }

  func findPlainBodies() -> Column<FunctionFact, Bool> {
    var result = Column<FunctionFact, Bool>(repeating: false, count: program.functions.count)
    for fact in program.returns where fact.kind == .explicit { result[fact.function] = true }
    for region in program.regions
    where region.function >= 0 && (region.kind == .guardElse || region.kind == .deferred) {
      result[region.function] = true
    }
    for flow in program.flows where flow.function >= 0 {
      switch program.values[flow.to].kind {
      case .name, .member, .index: result[flow.function] = true
      default: break
      }
    }
    return result
  }
}
