/// The publishers that properties and variables keep, and that projections such as `$name` are.
extension PublisherEndings {
  func ending(ofMember value: ValueID, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    let fact = program.values[value]
    let name = program.name(fact.name)
    if name.hasPrefix("$") {
      guard let plain = program.nameIDs[String(name.dropFirst())] else {
        chain.isProperty = true
        return .unknown
      }
      switch inference.type(of: fact.base) {
      case .nominal(let id):
        let fields = table.fields(plain, in: id)
        // A property that a superclass of another module publishes.
        if fields.isEmpty, table.nominals[id].isExternal || table.unseenAncestor(id) != nil {
          return .never("the publisher of a property does not complete by itself")
        }
        return projection(of: fields, &chain, &budget)
      case .metatype(let id): return projection(of: table.fields(plain, in: id), &chain, &budget)
      default:
        let wrapped = (table.fieldsByName[plain] ?? []).filter { isWrapped($0, inSightOf: fact.function) }
        return projection(of: Variables(wrapped), &chain, &budget)
      }
    }
    if !flow.mayAdd(fact.name, toNamespace: fact.base),
      let events = controlEvents(name, of: fact.base, in: fact.function, &chain)
    {
      chain.isProperty = !chain.keepers.isEmpty
      return events
    }
    let added = fields(fact.name, ofNamespace: fact.base)
    if let added, added.isEmpty { return .unknown }
    let (variables, isCertain) = added.map { ($0, true) } ?? flow.fields(fact.name, ofBase: fact.base)
    if !variables.isEmpty {
      // Who conforms to a protocol that requires a relay or a subject has it, and makes it once.
      chain.isProperty = variables.allSatisfy {
        program.variables[$0].getter < 0 || trail.isBareRequirement($0) && isEndless(typeOf: $0)
      }
      guard isCertain else { return .unknown }
      let held = members(variables, on: fact.base) { table.nominal(of: program.variables[$0].owner) }
      let found = ending(ofVariables: Variables(held), readBy: value, &chain, &budget)
      guard case .unknown = found, variables.count == 1 else { return found }
      let part = ending(ofField: variables[0], in: fact.base, &chain, &budget)
      if case .later = part, chain.isRunning { return .atOnce }
      return part
    }
    if let events = viewEvents(name, of: fact.base, in: fact.function, &chain) { return events }
    if let stream = ending(ofState: name, of: fact.base, &chain) { return stream }
    if name == "objectWillChange" { return .never("an object's changes have no end") }
    if name == "publisher" { return .atOnce }
    if isLiveQuery(name, of: fact.base) { return Self.liveQuery }
    if Catalog.endlessMembers.contains(name) {
      chain.passesOperators = true
      let found = ending(of: fact.base, &chain, &budget)
      if case .unknown = found { chain.isProperty = true }
      return found
    }
    if let relay = ending(ofRelayOfSingleton: value, &chain) { return relay }
    chain.isProperty = true
    return .unknown
  }

  /// `books.collectionPublisher`
  static let liveQuery = PublisherEnding.never("a live query goes on until its observation ends")

  /// `books.changesetPublisher(keyPaths: ["title"])`, `Observable.collection(from: books)`: in a file that imports a library of
  /// such queries, unless the program adds a function of the name to publishers.
  func isLiveQuery(_ full: String, of receiver: ValueID) -> Bool {
    // Few calls have such a name.
    if Catalog.liveQueries.contains(full) { return importsLiveQueries(receiver) }
    guard case .metatype(let id) = inference.type(of: receiver), table.nominals[id].isExternal,
      Catalog.liveQueries.contains("\(table.nominals[id].lastName).\(full)"), importsLiveQueries(receiver),
      let name = program.nameIDs[String(full.prefix { $0 != "(" })]
    else { return false }
    return !(table.functionsByName[name] ?? []).contains { function in
      table.owner(of: function).map { $0.isExternal && Catalog.publisherTypes.contains($0.lastName) } ?? false
    }
  }

  /// Returns true if the file of a value imports a library of live queries.
  func importsLiveQueries(_ value: ValueID) -> Bool {
    program.file(ofFunction: program.values[value].function).imports.contains {
      Catalog.liveQueryLibraries.contains(program.name($0))
    }
  }

  /// Returns true if `object.$name` in a function may mean a property of that name, whatever the object's type.
  private func isWrapped(_ variable: VariableID, inSightOf function: FunctionID) -> Bool {
    let fact = program.variables[variable]
    guard fact.wrapper >= 0, !fact.isStatic else { return false }
    return !fact.isPrivate || fact.owner < 0
      || program.fileOfType[fact.owner] == program.fileOfFunction[function]
  }

  func projection(of variables: Variables, _ chain: inout Chain, _ budget: inout Int) -> PublisherEnding {
    if variables.count == 1, let projected = projectedValue(of: variables[0]) {
      return ending(ofVariable: projected, &chain, &budget)
    }
    let published = program.nameIDs["Published"] ?? -2
    guard !variables.isEmpty, variables.allSatisfy({ program.variables[$0].wrapper == published }) else {
      chain.isProperty = true
      return .unknown
    }
    return .never("the publisher of a @Published property does not complete by itself")
  }

  /// The property that a wrapper of the program projects.
  private func projectedValue(of variable: VariableID) -> VariableID? {
    let fact = program.variables[variable]
    guard fact.wrapper >= 0, fact.owner >= 0, let name = program.nameIDs["projectedValue"],
      let type = table.declaredType(program.name(fact.wrapper), owner: nil, file: program.fileOfType[fact.owner])
    else { return nil }
    return table.fields(name, in: type).first
  }

  /// A protocol's property and those that implement it, tests left out.
  func ending(
    ofVariables variables: Variables, readBy value: ValueID, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    let isTest = observing >= 0 && program.isTestFile(of: observing)
    let declared = variables.filter { variable in
      let type = program.variables[variable].owner
      guard variables.count > 1, type >= 0, let owner = table.nominal(of: type) else { return true }
      let isRequirement = !owner.isExternal && program.types[owner.declaration].keyword == .protocol
      return !isRequirement && (isTest || !program.isTestFile(declaring: type))
    }
    return endless(Array(declared), &chain) { ending(ofVariable: $0, readBy: value, &$1, &budget) }
  }

  func ending(
    ofVariable variable: VariableID, readBy value: ValueID? = nil, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    let result = findEnding(ofVariable: variable, readBy: value, &chain, &budget)
    // The future may be over where the variable is read. A getter makes a new future.
    if case .later = result, chain.isRunning, program.variables[variable].getter < 0 { return .atOnce }
    return result
  }

  private func findEnding(
    ofVariable variable: VariableID, readBy value: ValueID?, _ chain: inout Chain, _ budget: inout Int
  ) -> PublisherEnding {
    let fact = program.variables[variable]
    if let argument = given(to: variable) {
      let found = ending(of: argument, &chain, &budget)
      if case .unknown = found {} else { return found }
    }
    if TransformedStreams.isTransformed(variable, linked) {
      chain.passesOperators = true
      return .never("the library's stream goes on as long as its object")
    }
    if isEndless(typeOf: variable) {
      // `if let changes = model.changes()`: the subject of the property that the function returns.
      if fact.kind == .local, fact.isLet, fact.initial >= 0 {
        var source = chain
        if case .never(let reason) = ending(of: fact.initial, &source, &budget), !source.subjects.isEmpty {
          chain = source
          return .never(reason)
        }
      }
      chain.subjects = [variable]
      return ending(ofSubject: variable, readBy: value, &chain)
    }
    if fact.getter >= 0 {
      return ending(returnedBy: FollowedFunction(function: fact.getter, read: value), &chain, &budget)
    }
    let type = inference.type(ofVariable: variable)
    if let source = ending(ofOwnPublisher: type, readBy: value, &chain, &budget) { return source }
    guard fact.initial >= 0 || fact.kind == .parameter else {
      return ending(ofConstant: variable, readBy: value, &chain, &budget)
    }
    if fact.kind == .parameter { return ending(givenTo: variable, &chain) { ending(of: $0, &$1, &budget) } }
    if fact.kind == .local { return ending(of: fact.initial, &chain, &budget) }
    guard fact.isLet || fact.isLazy || isNeverStored(variable) else { return .unknown }
    return following(initialValue: fact.initial, readBy: value) { ending(of: fact.initial, &chain, &budget) }
  }

  /// Returns true for a property that keeps its initial value.
  func isNeverStored(_ property: VariableID) -> Bool {
    let fact = program.variables[property]
    guard fact.wrapper < 0, fact.kind == .field, let owner = table.nominal(of: fact.owner), !owner.isExternal else {
      return false
    }
    return flow.bodiesStoring(into: property).allSatisfy { program.functions[$0].kind == .initialValue }
      // `Sample(changes: publisher)`: the initializer of a structure.
      && ![owner.lastName, "init", "Self"].contains { isGiven(program.name(fact.name), toCallsOf: $0) }
  }

  private func isGiven(_ label: String, toCallsOf name: String) -> Bool {
    (program.nameIDs[name].map { program.calls(named: $0) } ?? []).contains {
      program.argument($0, labelled: label) != nil
    }
  }

  func isEndless(typeOf variable: VariableID) -> Bool {
    let written = program.variables[variable].type
    if written >= 0 {
      let path = TypeName.withoutGenerics(String(TypeName.core(program.name(written))))
      if Catalog.endlessPublisherTypes.contains(path) { return true }
    }
    guard case .nominal(let id) = inference.type(ofVariable: variable), table.nominals[id].isExternal else {
      return false
    }
    let name = table.nominals[id].lastName
    return Catalog.endlessPublisherTypes.contains(name) || endsByItself(variable, name)
  }

  /// `subjects[0]`, `combineLatest(subjects)`: the elements of a collection of subjects.
  func ending(ofElements element: InferredType, of collection: ValueID, _ chain: inout Chain) -> PublisherEnding {
    guard case .nominal(let id) = element, table.nominals[id].isExternal,
      Catalog.endlessPublisherTypes.contains(table.nominals[id].lastName)
    else { return .unknown }
    let fact = program.values[collection]
    let variables =
      fact.kind == .name
      ? flow.variables(named: fact.name, from: fact.function)
      : fact.kind == .member ? flow.fields(fact.name, ofBase: fact.base).variables : []
    guard variables.count == 1 else { return .unknown }
    chain.subjects = [variables[0]]
    return .never("a subject does not complete by itself")
  }

  /// `reactor.state`, `reactor.pulse(\.$alert)`, `action.elements`: the stream of an object's state, which a library makes of
  /// operators.
  func ending(ofState name: String, of object: ValueID, _ chain: inout Chain) -> PublisherEnding? {
    let isState = Catalog.stateStreams.contains(name)
    guard isState || Self.streamNames.contains(name), let (id, path) = streamOwner(object) else { return nil }
    guard
      isState && table.conforms(id, toLibraryProtocols: Catalog.statefulProtocols)
        || table.nominals[id].isExternal && Catalog.endlessStreams.contains("\(path).\(name)")
    else { return nil }
    chain.passesOperators = true
    return .never("the stream of an object's state does not complete")
  }

  /// The type whose library gives an object streams, and the spelling of the object: `reachability.rx.status`, where the
  /// namespace of the library stands for the object; `RxKeyboard.instance.frame`; and `$count.publisher`, where a property
  /// wrapper projects itself.
  private func streamOwner(_ object: ValueID) -> (type: NominalID, path: String)? {
    let fact = program.values[object]
    if case .some(.some(let extended)) = flow.object(ofNamespace: object) {
      switch inference.type(of: extended) {
      case .nominal(let id), .metatype(let id): return (id, table.nominals[id].path)
      default: return nil
      }
    }
    if let projected = projected(by: object) {
      guard projected.count == 1, let id = wrapper(of: projected[0]) else { return nil }
      return (id, table.nominals[id].path)
    }
    if case .nominal(let id) = inference.type(of: object) { return (id, table.nominals[id].path) }
    guard fact.kind == .member, case .metatype(let id) = inference.type(of: fact.base) else { return nil }
    return (id, "\(table.nominals[id].path).\(program.name(fact.name))")
  }

  /// The properties that `$name` may project. Nil for other values.
  private func projected(by value: ValueID) -> Variables? {
    let fact = program.values[value]
    if fact.kind == .name {
      return fact.flags & ValueFact.projected != 0 ? flow.variables(named: fact.name, from: fact.function) : nil
    }
    guard fact.kind == .member, program.name(fact.name).hasPrefix("$") else { return nil }
    return program.nameIDs[String(program.name(fact.name).dropFirst())].map {
      flow.fields($0, ofBase: fact.base).variables
    }
      ?? []
  }

  private func wrapper(of property: VariableID) -> NominalID? {
    let fact = program.variables[property]
    guard fact.wrapper >= 0, fact.owner >= 0 else { return nil }
    let type = inference.type(written: fact.wrapper, owner: nil, file: program.fileOfType[fact.owner])
    if case .nominal(let id) = type { return id } else { return nil }
  }

  private static let streamNames = Set(Catalog.endlessStreams.map(TypeName.lastPart))
}
