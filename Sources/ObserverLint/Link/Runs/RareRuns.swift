/// Which code runs once while the process lives: the initializer of an object that is made once, what the system calls when
/// the program begins, and what only these call.
final class RareRuns {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private lazy var repetitions = Repetitions(linked)
  private let answers: CircularAnswers<Ownership.Question, String?>

  init(_ linked: LinkedProgram, _ answers: CircularAnswers<Ownership.Question, String?>) {
    self.linked = linked
    self.answers = answers
  }

  /// The object, or the place, that runs the code of a function once; nil where that may run again.
  ///
  /// - Parameter offset: where in the function, or nil for anywhere outside of its loops.
  func owner(running function: FunctionID, at offset: UInt32?) -> String? {
    answers.answer(to: .run(function, offset)) { findOwner(running: function, at: offset) }
  }

  private func findOwner(running function: FunctionID, at offset: UInt32?) -> String? {
    if let offset, linked.order.loop(around: offset, in: function) != nil { return nil }
    let fact = program.functions[function]
    let owner = linked.table.owner(of: function)
    switch fact.kind {
    case .topLevel: return "the program"
    case .initialValue where fact.isStatic: return owner?.lastName ?? "the program"
    case .initialValue where !isState(fact):
      return owner.flatMap { isMadeOnce($0) ? linked.ownership.path(to: $0.id) : nil }
    case .initialValue, .initializer: return owner.flatMap { linked.ownership.path(to: $0.id) }
    case .closure:
      if let window = window(running: function, at: offset) { return window }
      if let site = linked.inference.closureSites[function], DependencyContainers(linked).keep(madeBy: site.call) {
        return "a container"
      }
      guard runsOnce(closure: function) || GivenClosures(linked).runOnce(function) else { return nil }
      return self.owner(running: fact.parent, at: fact.offset)
    case .function:
      return caller(of: function, fact, owner, reaching: offset)
        ?? offset.flatMap { ownerOfFlag(guarding: $0, in: function) }
    case .getter:
      return reader(of: function) ?? offset.flatMap { ownerOfFlag(guarding: $0, in: function) }
    default: return nil
    }
  }

  /// The only window of an app whose content a closure makes, or which shows a view that runs the closure as it appears.
  private func window(running closure: FunctionID, at offset: UInt32?) -> String? {
    guard let call = linked.inference.closureSites[closure]?.call, linked.inference.candidates(for: call).isEmpty else {
      return nil
    }
    let name = program.callName(call).name
    if name == "onAppear" {
      return isInNavigation(call) ? nil : SceneContent(linked: linked).onlyWindow(showing: call)
    }
    // A condition may hold again after a while.
    guard Catalog.windowScenes.contains(name),
      SceneContent(linked: linked).isConstant(around: closure),
      offset.map({ linked.order.conditions(deciding: $0, in: closure).isEmpty }) ?? true
    else { return nil }
    return SceneContent(linked: linked).onlyWindow(of: call)
  }

  /// `NavigationStack { List { … }.onAppear { … } }`: the list appears again when another view goes back to it.
  private func isInNavigation(_ call: CallID) -> Bool {
    var function = program.calls[call].function
    while function >= 0, let site = linked.inference.closureSites[function] {
      if program.callName(site.call).name.hasPrefix("Navigation") { return true }
      function = program.functions[function].parent
    }
    return false
  }

  private func caller(
    of function: FunctionID, _ fact: FunctionFact, _ owner: NominalType?, reaching offset: UInt32?
  ) -> String? {
    if let owner, !fact.isStatic,
      Catalog.launchMethods.contains(program.fullName(of: fact))
        || Catalog.onceMethods.contains(program.name(fact.name))
    {
      return linked.ownership.path(to: owner.id)
    }
    if let owner, linked.table.isMainOfEntry(function) { return owner.lastName }
    if let owner, program.fullName(of: fact) == "run()", isCommandOfTool(owner) { return owner.lastName }
    let calls = linked.calls(of: function).filter { call in
      offset.map { !repetitions.gives(call, toMiss: $0, in: function) } ?? true
    }
    guard ExclusiveCalls(linked).areExclusive(calls) else { return nil }
    let owners = calls.compactMap { call in
      self.owner(running: program.calls[call].function, at: linked.place(reaching: function, by: call))
    }
    return owners.count == calls.count ? owners.first : nil
  }

  /// The owner of the only code that reads a computed property.
  private func reader(of getter: FunctionID) -> String? {
    guard let reads = reads(of: getter), reads.count == 1 else { return nil }
    let read = program.values[reads[0]]
    return owner(running: read.function, at: read.offset)
  }

  /// Where code that users run reads a computed property; nil if a framework or another module may read it.
  private func reads(of getter: FunctionID) -> [ValueID]? {
    let fact = program.functions[getter]
    // A framework reads the properties that its protocols and its classes declare, but no static property of an entry.
    guard fact.variable >= 0, let owner = linked.table.owner(of: getter),
      fact.isStatic && linked.lifetime.isEntry(owner.id)
        || !linked.table.isBelowExternal[owner.id] && !linked.idleFunctions.mayFulfillRequirement(getter)
    else { return nil }
    let property = program.variables[fact.variable]
    if linked.keyPaths[property.name] != nil { return nil }
    return linked.mentions.values(namingProperty: fact.variable).filter { read in
      let reader = program.values[read].function
      return !linked.mentions.isTest(reader) && !linked.ownership.previews.contain(reader)
        && !linked.idleFunctions.containsPrivately(reader)
    }
  }

  /// `WindowGroup { RootView() }`: returns true if the program makes each value of a view once, so that no update makes the
  /// properties again.
  private func isMadeOnce(_ view: NominalType) -> Bool {
    linked.lifetime.constructions(of: view.id).allSatisfy { place in
      linked.ownership.previews.contain(place.function) || linked.mentions.isTest(place.function)
        || owner(running: place.function, at: program.calls[place.call].nameOffset) != nil
    }
  }

  /// Returns false for a property of a view that each update of the view makes again.
  private func isState(_ fact: FunctionFact) -> Bool {
    guard fact.variable >= 0, let owner = linked.table.nominal(of: program.variables[fact.variable].owner),
      linked.table.isView(owner.id)
    else { return true }
    return ["State", "StateObject"].contains(program.name(program.variables[fact.variable].wrapper))
  }

  /// `@main struct Tool: ParsableCommand`, or `Tool.main()` in `main.swift`. An app may run a command again and again.
  private func isCommandOfTool(_ owner: NominalType) -> Bool {
    guard linked.table.ancestors(owner.id).contains(where: { isCommand(linked.table.nominals[$0]) }) else {
      return false
    }
    if owner.isMain { return true }
    guard let main = program.nameIDs["main"] else { return false }
    return program.calls(named: main).contains { call in
      guard program.functions[program.calls[call].function].kind == .topLevel,
        let receiver = program.callName(call).receiver, case .metatype(owner.id) = linked.inference.type(of: receiver)
      else { return false }
      return true
    }
  }

  private func isCommand(_ type: NominalType) -> Bool {
    type.isExternal && Catalog.commandProtocols.contains(type.lastName)
  }

  /// `guard !isReady else { return }; isReady = true`: the owner of a flag that the code sets, and that nothing sets back.
  /// `if window == nil { window = UIWindow() }`: the owner of a property that the code fills, and that nothing empties.
  private func ownerOfFlag(guarding offset: UInt32, in function: FunctionID) -> String? {
    let body = linked.flow.bodies.body(of: function)
    let order = StoredOrder(linked)
    for value in linked.order.values(in: linked.order.conditions(deciding: offset, in: function), of: body) {
      guard let variable = order.variable(of: value) else { continue }
      let fact = program.variables[variable]
      guard fact.kind == .field, !fact.isLet, let owner = linked.table.nominal(of: fact.owner) else { continue }
      let stores = linked.stores(into: variable)
      guard stores.contains(where: { isSet(by: $0, when: offset, in: function) }) else { continue }
      if EmptyVariables(linked).isEmpty(variable, at: offset, in: function),
        let owner = OneTimeChanges(linked).owner(of: variable)
      {
        return owner
      }
      guard fact.isPrivate, fact.initial >= 0, !stores.contains(where: { mayBe($0.from, sameAs: fact.initial) }) else {
        continue
      }
      return fact.isStatic ? owner.lastName : linked.ownership.path(to: owner.id)
    }
    return nil
  }

  /// Returns true if a store runs with a place in a function: beside it, or in what the place calls.
  private func isSet(by store: FlowFact, when offset: UInt32, in function: FunctionID) -> Bool {
    let body = linked.flow.bodies.body(of: function)
    if linked.flow.bodies.body(of: store.function) == body {
      // Behind a further condition, the place may run without the store.
      let conditions = linked.order.conditions(deciding: offset, in: function)
      return linked.order.conditions(deciding: program.values[store.to].offset, in: store.function)
        .allSatisfy(conditions.contains)
    }
    return linked.flow.bodies.calls[body].contains { call in
      program.calls[call].nameOffset == offset && linked.runs.targets(of: call).contains(store.function)
    }
  }

  /// Returns true if a value may be the one that a flag begins with: `false`, or a case of an enumeration.
  private func mayBe(_ value: ValueID, sameAs initial: ValueID) -> Bool {
    let fact = program.values[value]
    let first = program.values[initial]
    switch (first.kind, fact.kind) {
    case (.literal, .literal) where first.flags & ValueFact.boolean != 0:
      return fact.flags & ValueFact.truth == first.flags & ValueFact.truth
    case (.implicitMember, .implicitMember), (.implicitMember, .member): return fact.name == first.name
    default: return true
    }
  }

  /// A closure that is called in place, or given to what runs it once.
  func runsOnce(closure: FunctionID) -> Bool {
    guard let site = linked.inference.closureSites[closure] else { return linked.flow.bodies.isCalledInPlace(closure) }
    return isImmediate(site.call)
  }

  /// Returns true for a call of a function of another module that runs the closure that it gets once: `Task { … }`.
  func isImmediate(_ call: CallID) -> Bool {
    var (name, receiver) = program.callName(call)
    if name == "init", let type = returnedType(call) { name = type }
    guard linked.inference.candidates(for: call).isEmpty, Catalog.immediateFunctions.contains(name) else {
      return false
    }
    guard let receiver else { return true }
    if case .collection = linked.inference.type(of: receiver) { return false }
    return name != "forEach"
  }

  /// The type that a function is declared to return, if the call `.init(…)` makes the result.
  private func returnedType(_ call: CallID) -> String? {
    let fact = program.calls[call]
    guard program.values[fact.callee].kind == .implicitMember,
      linked.flow.bodies.returns[linked.flow.bodies.body(of: fact.function)].contains(where: {
        let value = program.values[program.returns[$0].value]
        return value.kind == .call && value.call == call
      })
    else { return nil }
    return TypeName.lastPart(TypeName.withoutGenerics(program.name(program.functions[fact.function].result)))
  }
}
