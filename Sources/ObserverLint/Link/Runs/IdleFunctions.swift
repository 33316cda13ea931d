/// Methods and functions that nothing runs: no code names them, and no framework, other module or user may call them.
final class IdleFunctions {
  private let mentions: Mentions
  private let order: BodyOrder
  private var program: Program { mentions.program }
  private var table: TypeTable { mentions.table }
  private let mayRun = CircularAnswers<FunctionID, Bool>(negative: false)
  private var knownUnreachable: [FunctionID: Bool] = [:]

  init(_ mentions: Mentions, _ order: BodyOrder) {
    self.mentions = mentions
    self.order = order
  }

  /// Returns true if the method around a piece of code never runs.
  func contains(_ function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return false }
    // Methods that only call each other never run.
    return !mayRun.answer(to: outermost) { !mayOnlyBeCalledByName(outermost) || !isUnnamed(outermost) }
  }

  /// `required init?(coder: NSCoder) { nil }`, or `fatalError()`
  func neverSucceeds(_ initializer: FunctionID) -> Bool {
    let calls = mentions.flow.bodies.calls[mentions.flow.bodies.body(of: initializer)]
    let names = calls.map { program.callName($0).name }
    let isEnded = calls.contains { call in
      ["fatalError", "preconditionFailure"].contains(program.callName(call).name)
        && order.conditions(deciding: program.calls[call].nameOffset, in: initializer).isEmpty
    }
    if isEnded { return true }
    return program.fullName(ofFunction: initializer) == "init(coder:)" && !names.contains("init")
  }

  /// Returns true if storyboards, nibs and other archives make no object of a class.
  func areNeverDecoded(_ type: NominalID) -> Bool {
    guard let name = program.nameIDs["init"] else { return false }
    return (table.nominals[type].functions[name] ?? []).contains {
      program.fullName(ofFunction: $0) == "init(coder:)" && neverSucceeds($0)
    }
  }

  /// Returns true if a piece of code stands in a private method that never runs. Other methods may be there for code that
  /// is not written yet.
  func containsPrivately(_ function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    return outermost >= 0 && program.functions[outermost].isPrivate && contains(outermost)
  }

  /// Returns true if a piece of code stands in a private method that no code names but such methods: all of that code is in
  /// one file. Methods that only call each other never run.
  func isUnreachable(_ function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return false }
    if let known = knownUnreachable[outermost] { return known }
    var seen: Set<FunctionID> = [outermost]
    var pending = [outermost]
    while let next = pending.popLast() {
      guard seen.count <= Budget.deinitCallers, knownUnreachable[next] != false, let namers = privateNamers(of: next)
      else {
        knownUnreachable[outermost] = false
        return false
      }
      pending += namers.filter { seen.insert($0).inserted }
    }
    for method in seen { knownUnreachable[method] = true }
    return true
  }

  /// The functions that name a private method; nil if other code may run the method.
  private func privateNamers(of method: FunctionID) -> [FunctionID]? {
    guard method >= 0, program.functions[method].isPrivate, !mentions.isTest(method),
      mayOnlyBeCalledByName(method), !isNamedOnUnknown(method)
    else { return nil }
    return namers(of: method)
  }

  /// Returns true if code of its file may name a private method on an object whose type is not known, such as that of a
  /// generic parameter: `run(self) { $0.stop() }`.
  private func isNamedOnUnknown(_ function: FunctionID) -> Bool {
    mentions.flow.bodies.mentions(of: program.functions[function].name).contains { value in
      let fact = program.values[value]
      guard fact.kind == .member, program.fileOfFunction[fact.function] == program.fileOfFunction[function],
        program.outermostFunction(fact.function) != function, !program.isSelf(fact.base)
      else { return false }
      switch mentions.flow.inference.type(of: fact.base) {
      case .nominal(let id), .metatype(let id): return table.nominals[id].isExternal
      default: return true
      }
    }
  }

  /// The functions that name a method, but for tests and the method itself; nil if other code may run the method.
  ///
  /// - Parameter isOfApp: no other program may call the method, even if it is public.
  func users(of method: FunctionID, isOfApp: Bool) -> [FunctionID]? {
    mayOnlyBeCalledByName(method, isOfApp: isOfApp) ? namers(of: method) : nil
  }

  private func mayOnlyBeCalledByName(_ function: FunctionID, isOfApp: Bool = false) -> Bool {
    let fact = program.functions[function]
    guard fact.kind == .function, !fact.isOverride, !fact.isObjectiveC, !fact.isTest,
      fact.builder < 0, !mentions.maySelect(function), !isCalledWithoutName(fact),
      isOfApp || !fact.isPublic && (fact.owner < 0 || !isPublicExtension(fact.owner))
    else { return false }
    guard let owner = table.owner(of: function) else { return true }
    guard !table.isProtocol(owner.id), !table.isMainOfEntry(function) else { return false }
    if fact.isPrivate { return true }
    // An extension of a framework's class: the program may have a class conform to a protocol that requires the method.
    if owner.isExternal {
      return !(table.functionsByName[fact.name] ?? []).contains {
        table.owner(of: $0).map { table.isProtocol($0.id) } ?? false
      }
    }
    return ([owner.id] + table.descendants(owner.id)).allSatisfy { type in
      let superclasses = superclasses(of: type)
      return table.ancestors(type).allSatisfy { ancestor in
        let nominal = table.nominals[ancestor]
        guard nominal.isExternal else {
          return ancestor == owner.id
            || (nominal.functions[fact.name] ?? []).allSatisfy { isOwnRequirement($0, nominal) }
        }
        guard SystemTypes.isKnown(nominal.path) else { return false }
        return superclasses.contains(nominal.lastName) || !mayRequire(fact)
      }
    }
  }

  /// Returns true if a protocol of the program requires a method. Its callers may not be written yet.
  func isRequired(_ function: FunctionID) -> Bool {
    guard let owner = table.ownerID(of: function) else { return false }
    let name = program.functions[function].name
    return table.ancestors(owner).contains { table.isProtocol($0) && table.nominals[$0].functions[name] != nil }
  }

  /// Returns true for a requirement of a protocol that only the program knows: no other module calls the method.
  private func isOwnRequirement(_ function: FunctionID, _ nominal: NominalType) -> Bool {
    let declaration = program.types[nominal.declaration]
    return declaration.keyword == .protocol && !declaration.isPublic && !declaration.isObjectiveC
      && !program.functions[function].isObjectiveC
  }

  private func isPublicExtension(_ type: TypeID) -> Bool {
    program.types[type].isExtension && program.types[type].isPublic
  }

  /// Returns true for operators, and for functions that the compiler calls: `menu(3)` calls `callAsFunction(_:)`.
  private func isCalledWithoutName(_ fact: FunctionFact) -> Bool {
    let name = program.name(fact.name)
    return !WordBounds.isOneWord(name) || name.hasPrefix("build") || name.hasPrefix("dynamicallyCall")
      || name == "callAsFunction" || name == "appendInterpolation"
  }

  /// Returns true if a protocol of a framework may require the method. Such protocols give the sender to their methods, but
  /// for those that end something.
  private func mayRequire(_ fact: FunctionFact) -> Bool {
    fact.parameterCount > 0 || Catalog.observationEnds.contains(program.name(fact.name))
  }

  /// Returns true if the type of a method, or a type below it, inherits from more than classes: a protocol of a framework may
  /// require the method, such as `makeCoordinator()`. A method of a superclass would be an override.
  func mayFulfillRequirement(_ method: FunctionID) -> Bool {
    guard let owner = table.ownerID(of: method) else { return false }
    let takesNothing =
      program.functions[method].kind == .function && program.functions[method].parameterCount == 0
    // A member that the program adds to a framework's type is the program's own. Types below have requirements of their own.
    let types = table.nominals[owner].isExternal ? [owner] : [owner] + table.descendants(owner)
    return types.contains { type in
      let superclasses = superclasses(of: type)
      return table.ancestors(type).contains {
        let nominal = table.nominals[$0]
        return nominal.isExternal && !superclasses.contains(nominal.lastName)
          && !(takesNothing && givesSenders(nominal))
      }
    }
  }

  /// Returns true for a framework's protocol of delegates or data sources, whose methods all get the sender.
  private func givesSenders(_ nominal: NominalType) -> Bool {
    SystemTypes.isKnown(nominal.path) && ["Delegate", "DataSource"].contains(where: nominal.lastName.hasSuffix)
  }

  /// The first type that a class inherits from, if the class overrides a member, and the same of the classes above.
  private func superclasses(of type: NominalID) -> Set<String> {
    Set(
      ([type] + table.ancestors(type)).compactMap { ancestor in
        let nominal = table.nominals[ancestor]
        guard !nominal.isExternal else { return nil }
        let declaration = program.types[nominal.declaration]
        guard declaration.keyword == .class, declaration.usesSuper, let first = declaration.inherited.first else {
          return nil
        }
        return String(TypeName.lastPart(program.name(first)))
      })
  }

  /// Returns true if no code names the method around a piece of code, but for tests and for what never runs.
  func isUnnamed(_ function: FunctionID) -> Bool {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return false }
    return namers(of: outermost)?.allSatisfy(contains) ?? false
  }

  /// The functions that name a method, but for tests and the method itself; nil if they are unknown.
  private func namers(of outermost: FunctionID) -> [FunctionID]? {
    let fact = program.functions[outermost]
    guard fact.kind == .function, !fact.isOverride,
      (table.functionsByName[fact.name] ?? []).count <= TypeInference.tooManyMethods
    else { return nil }
    let uses = mentions.uses(of: outermost)
    // A recursive call is no caller.
    let calls = uses.calls.filter { program.outermostFunction(program.calls[$0].function) != outermost }
    let namings =
      calls.map { program.calls[$0].function } + uses.references.map { program.values[$0].function }
    return namings.filter { !mentions.isTest($0) }.map { program.outermostFunction($0) }
  }
}
