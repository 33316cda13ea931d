/// Which types the program makes one object of, and keeps that for as long as the process lives: a singleton, a global or
/// the application's delegate holds it, through any number of properties.
final class Ownership {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }
  private let answers = CircularAnswers<Question, String?>(negative: nil)
  private var makers: [Question: CallID] = [:]
  /// Types of which each of several places makes one object, or of which each owner of several has one.
  private var madeAtSeveralPlaces: Set<NominalID> = []
  private lazy var rareRuns = RareRuns(linked, answers)
  private(set) lazy var previews = Previews(linked)
  private lazy var isPrincipal = table.marksBelow({ $0.isExternal && Catalog.principalTypes.contains($0.lastName) })

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// An object lives long if its maker runs once, and a function runs once if its owner lives long.
  enum Question: Hashable {
    /// The path to the one object of a type that some builds make.
    case object(NominalID, Builds)
    /// The path to the one object of a type that an initializer makes.
    case objectMadeBy(FunctionID, NominalID)
    /// The name of a variable that keeps the object which it gets.
    case variable(VariableID)
    /// The owner that runs a place of a function once.
    case run(FunctionID, UInt32?)
  }

  /// The path to the one object whose method a function is, such as `App.shared.player`; nil where the object may end, or
  /// where the program makes another one.
  func path(toOwnerOf function: FunctionID) -> String? {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return nil }
    guard let owner = table.owner(of: outermost), !program.functions[outermost].isStatic else { return nil }
    if let path = path(to: owner.id, in: program.builds(of: function)) { return path }
    // Other initializers may make other objects.
    guard program.functions[outermost].kind == .initializer, !owner.isExternal,
      linked.mentions.uses(of: outermost).references.isEmpty
    else { return nil }
    return answers.answer(to: .objectMadeBy(outermost, owner.id)) { findPath(to: owner.id, madeBy: outermost) }
  }

  /// Why a leak of the object whose method a function is happens once, for people. Nil if the object may end, or if the
  /// program makes another one.
  func reason(forOwnerOf function: FunctionID) -> String? {
    guard path(toOwnerOf: function) != nil, let owner = table.owner(of: program.outermostFunction(function)) else {
      return nil
    }
    return reason(for: owner.id, in: program.builds(of: function)) ?? "this initializer makes one `\(owner.lastName)`"
  }

  /// The same for the view of a list whose method a function is. The program makes one such list, which keeps few views.
  func reason(forListOf function: FunctionID) -> String? {
    guard let owner = table.owner(of: program.outermostFunction(function)),
      let path = ListedViews(linked).path(toListOf: owner.id)
    else { return nil }
    return "the only list is kept by " + (path.contains(" ") ? path : "`\(path)`")
  }

  /// The same for an object of a type.
  func reason(for type: NominalID, in builds: Builds = .all) -> String? {
    guard let path = path(to: type, in: builds) else { return nil }
    let keeper = path.contains(" ") ? path : "`\(path)`"
    let isType = !path.contains { $0 == "." || $0 == " " } && path.first?.isUppercase ?? false
    if madeAtSeveralPlaces.contains(type) {
      return isType ? "each place that makes the owner runs once" : "each owner is made once, in \(keeper)"
    }
    return isType ? "the program makes one \(keeper)" : "the only owner is kept by \(keeper)"
  }

  /// - Parameter builds: other builds may make more objects.
  func path(to type: NominalID, in builds: Builds = .all) -> String? {
    answers.answer(to: .object(type, builds)) { findPath(to: type, in: builds) }
  }

  /// The object, or the place, that runs a call of a static or free function once; nil where it may run again.
  func runner(of call: CallID) -> String? {
    let fact = program.calls[call]
    let outermost = program.outermostFunction(fact.function)
    guard outermost >= 0, program.functions[outermost].kind == .function,
      program.functions[outermost].isStatic || table.owner(of: outermost) == nil
    else { return nil }
    return rareRuns.owner(running: fact.function, at: fact.nameOffset)
  }

  /// Returns true if the program reaches a place of a function once.
  func runsOnce(_ offset: UInt32, in function: FunctionID) -> Bool {
    rareRuns.owner(running: function, at: offset) != nil
  }

  /// Returns true if a closure is called in place, or given to what runs it once.
  func runsOnce(closure: FunctionID) -> Bool { rareRuns.runsOnce(closure: closure) }

  /// Returns true for a call of a function of another module that runs the closure that it gets once: `Task { … }`.
  func isImmediate(_ call: CallID) -> Bool { rareRuns.isImmediate(call) }

  /// Where the program makes an object that may end, or one more, whose method a function is. The path to the object was
  /// asked for before.
  func maker(ofOwnerOf function: FunctionID) -> CallID? {
    let outermost = program.outermostFunction(function)
    guard let owner = table.owner(of: outermost)?.id else { return nil }
    return makers[.objectMadeBy(outermost, owner)] ?? makers[.object(owner, program.builds(of: function))]
  }

  /// - Parameter initializer: if given, objects that other initializers make do not count.
  private func findPath(to type: NominalID, madeBy initializer: FunctionID? = nil, in builds: Builds = .all) -> String?
  {
    let nominal = table.nominals[type]
    if Int(type) < isPrincipal.count, isPrincipal[type] || nominal.parents.contains(where: { isPrincipal[$0] }) {
      return nominal.lastName
    }
    if linked.lifetime.isEntry(type) { return nominal.lastName }
    guard !nominal.isExternal else { return nil }
    if table.isProtocol(type) { return findPath(toAllBelow: nominal) }
    var path: String?
    for place in linked.lifetime.constructions(of: type)
    where !previews.contain(place.function) && !linked.mentions.isTest(place.function)
      && !linked.idleFunctions.containsPrivately(place.function)
    {
      let call = place.call
      if program.builds(ofCall: call).isDisjoint(with: builds) { continue }
      if let initializer, !InitializerRuns(linked: linked, initializer: initializer).mayBegin(with: call) { continue }
      let isFallback = isFallback(call, for: type)
      guard let found = isFallback ? keeper(ofMadeBy: call) : self.path(ofMadeBy: call, type) else {
        if isFallback { continue }
        if UnshippedMakers(linked).contain(call) { continue }
        makers[initializer.map { .objectMadeBy($0, type) } ?? .object(type, builds)] = call
        return nil
      }
      let maker = table.owner(of: program.outermostFunction(place.function))?.id
      if path != nil || maker.map({ madeAtSeveralPlaces.contains($0) }) ?? false { madeAtSeveralPlaces.insert(type) }
      path = path ?? found
    }
    // Objective-C makes objects of classes that it knows.
    if table.isBelowExternal[type], linked.objectiveC.makes(table.objectiveCName(of: nominal)) { return nil }
    if let path { return path }
    return StoryboardOwners(linked).path(to: type)
  }

  /// The path to the first object that conforms to a protocol, if each object that does so lives as long as the process.
  private func findPath(toAllBelow nominal: NominalType) -> String? {
    var first: String?
    for type in table.descendants(nominal.id) where !table.nominals[type].isExternal && !table.isProtocol(type) {
      guard let path = path(to: type) else { return nil }
      first = first ?? path
    }
    return first
  }

  /// `app?.player ?? Player()`: made only where the object is missing that keeps the other one.
  private func isFallback(_ call: CallID, for type: NominalID) -> Bool {
    let value = program.calls[call].value
    return linked.trail.uses(in: program.calls[call].function)[value].contains { use in
      guard case .part(let whole) = use, program.values[whole].isFallback else { return false }
      let first = program.values[program.operands[program.values[whole].operands.lowerBound]]
      guard first.kind == .member else { return false }
      return linked.flow.fields(first.name, ofBase: first.base).variables.contains { field in
        if case .nominal(type) = linked.inference.type(ofVariable: field) { true } else { false }
      }
    }
  }

  /// The path to what a call makes, if it makes it once and something keeps it.
  private func path(ofMadeBy call: CallID, _ type: NominalID) -> String? {
    if let keeper = keeper(ofMadeBy: call) { return keeper }
    let window = SceneContent(linked: linked).onlyWindow(showing: call)
    // A view that is made once may appear again and again. Each time, its state is made anew.
    if table.isView(type) { return window }
    // An object may end that nothing is seen to keep. One that is made once leaks once.
    return isOnce(call, program.calls[call].function) ? table.nominals[type].lastName : nil
  }

  /// Returns true if the program makes a call once, or keeps each result for as long as the process lives.
  func isMadeForGood(by call: CallID) -> Bool {
    keeper(ofMadeBy: call) != nil || isOnce(call, program.calls[call].function)
  }

  /// `window.rootViewController = UIHostingController(…)`: returns true if the app or a scene gives its window what a call
  /// makes, and does so once. A container between them, such as a tab bar controller, shows its contents again and again.
  func isRootOfWindow(_ call: CallID) -> Bool {
    let keepers = ObjectKeepers(linked)
    return keepers.isContentOfWindow(call)
      && keepers.keepers(of: call).contains { keeper in
        if case .window(let setter, let window) = keeper { ownerOfWindow(setter, window, call) != nil } else { false }
      }
  }

  private func keeper(ofMadeBy call: CallID) -> String? {
    let function = program.calls[call].function
    for keeper in ObjectKeepers(linked).keepers(of: call) {
      switch keeper {
      case .factory, .unknown: continue
      case .window(let setter, let window):
        if let owner = ownerOfWindow(setter, window, call) { return owner + ".window" }
      case .container(let maker):
        // A test registers what it needs for itself.
        if !linked.mentions.isTest(maker) { return "a container" }
      case .variables(let variables):
        let paths = variables.compactMap { path(in: $0, call, function) }
        guard paths.count == variables.count else { continue }
        return paths[0]
      }
    }
    return nil
  }

  /// The object whose code gives a window the result of a call, if it does so once.
  private func ownerOfWindow(_ setter: FunctionID, _ window: ValueID, _ call: CallID) -> String? {
    isOnce(call, program.calls[call].function) ? rareRuns.owner(running: setter, at: offset(of: window)) : nil
  }

  private func path(in variable: VariableID, _ call: CallID, _ function: FunctionID) -> String? {
    let fact = program.variables[variable]
    let name = program.name(fact.name)
    guard answers.answer(to: .variable(variable), find: { keepsItsObject(variable) ? name : nil }) != nil else {
      return nil
    }
    let owner = table.nominal(of: fact.owner)
    func isMadeOnce() -> Bool {
      isEmpty(variable, at: program.calls[call].nameOffset, in: function) || isOnce(call, function)
    }
    if fact.kind == .global { return isMadeOnce() ? name : nil }
    guard let owner else { return nil }
    if fact.isStatic { return isMadeOnce() ? "\(owner.lastName).\(name)" : nil }
    guard let path = path(to: owner.id), isMadeOnce() else { return nil }
    return "\(path).\(name)"
  }

  /// Returns true if code fills a variable once, or only where it is empty, and never empties it.
  private func keepsItsObject(_ variable: VariableID) -> Bool {
    let stores = linked.stores(into: variable)
    return stores.allSatisfy { program.values[$0.from].kind != .nil }
      && (stores.count < 2
        || stores.allSatisfy { store in
          runsOnce(offset(of: store.to), in: store.function) || ObjectKeepers(linked).isSelfKept(by: store)
            || isEmpty(variable, at: offset(of: store.to), in: store.function)
        })
  }

  private func isEmpty(_ variable: VariableID, at offset: UInt32, in function: FunctionID) -> Bool {
    EmptyVariables(linked).isEmpty(variable, at: offset, in: function)
  }

  /// Returns true if a call runs once while the process lives.
  private func isOnce(_ call: CallID, _ function: FunctionID) -> Bool {
    runsOnce(program.calls[call].nameOffset, in: function)
  }

  private func offset(of value: ValueID) -> UInt32 { program.values[value].offset }
}
