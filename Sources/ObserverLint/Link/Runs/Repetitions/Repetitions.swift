/// A registration that runs each time that a repeated lifecycle method does, with nothing that undoes it.
struct Repetition {
  var call: CallID
  /// The lifecycle method, property or closure.
  var root: FunctionID
  var rootName: String
  var counterparts: [String]
  /// The calls from the lifecycle method to the registration's function, the outermost first.
  var chain: [CallID]
  /// The property that every pass adds one more observation to, where that is what piles up.
  var collection: VariableID?
  /// True if it is an observation that nothing keeps, and that goes on all the same.
  var isUnendable = false
  /// True if a bag keeps the observation that a library associates with an object, and that the program never renews.
  var isKeptByLibrary = false
  var isOfObservation: Bool { isUnendable || isKeptByLibrary || collection != nil }
  /// True if the root is the handler of the registration.
  var isByHandler = false
  /// True if the user runs the root, and comes back from the screen that the root shows.
  var isByUser = false
  /// Why nobody is harmed, where that is so.
  var excuse: Excuse?
  /// The initializer, or the method that runs once for each object, that has registered before.
  var firstRun: FunctionID?

  enum Excuse {
    /// The place that runs it once. Only a further such place runs it again.
    case window, menu, presentation, preview
    /// The handler has no statement.
    case idleHandler
  }
}

/// Who runs a registration, and how often: a helper that a lifecycle method calls is as repeated as the method.
struct Repetitions {
  unowned let linked: LinkedProgram
  var program: Program { linked.program }
  var flow: ValueFlow { linked.flow }
  var table: TypeTable { linked.table }
  let lifecycles: Lifecycles
  /// Parameters that get the same object on each pass, and parameters that get an object that existed before.
  let keptParameters = CircularAnswers<VariableID, Bool>(negative: false)
  let parametersOfKeptObjects = CircularAnswers<VariableID, Bool>(negative: false)
  /// Properties whose getters make an object on each run, and parameters that get a new object from each caller.
  let renewedVariables = CircularAnswers<VariableID, Bool>(negative: false)
  /// Calls that return an object which existed before.
  let keptResults = CircularAnswers<CallID, Bool>(negative: false)
  let receivers = Receivers()

  init(_ linked: LinkedProgram) {
    self.linked = linked
    lifecycles = Lifecycles(linked)
  }

  /// A call that may pile up, the values that must be the same on each pass, and the places that may end it.
  struct Site {
    var call: CallID
    var observer: ValueID?
    var object: ValueID?
    /// The functions that a removal of it stands in.
    var removedIn: Set<FunctionID>
    /// Of these functions, each whose removals all stand in branches that exclude the call.
    var removedBeside: Set<FunctionID> = []
    /// Wherever its token goes.
    var token = ReachedNodes()
    /// The type of the object that keeps it, if that is another object.
    var keeper: NominalID?
    /// True for an observation that a collection keeps.
    var isPile = false
  }

  /// The ways that a search upwards met and did not take.
  struct Search {
    /// Why the first way from a lifecycle, or on the way to one, repeats nothing.
    var silence: Silence?
    /// The first way from the code of previews to the registration that is looked at.
    var previewed: Repetition?
  }

  /// The repetitions of the whole program.
  func found() -> [Repetition] {
    all().compactMap { repetition in
      var repetition = repetition
      if repetition.excuse == nil, let appearance = appearance(running: repetition) {
        repetition.excuse = SceneContent(linked: linked).place(of: appearance, repetition.chain)
      }
      if repetition.excuse == nil, linked.hasIdleHandler(repetition.call) { repetition.excuse = .idleHandler }
      return undeclaredEnds(of: repetition).isEmpty ? repetition : nil
    }
  }

  /// The `onAppear` or `task` that runs a registration.
  private func appearance(running repetition: Repetition) -> CallID? {
    guard repetition.rootName == "onAppear" || repetition.rootName == "task" else { return nil }
    return linked.inference.closureSites[repetition.root]?.call ?? repetition.chain.first
  }

  private func all() -> [Repetition] {
    var result: [Repetition] = []
    var wrappers: [CallID] = []
    for registration in linked.registrations {
      guard let site = site(of: registration) else { continue }
      guard var found = repetition(of: site) ?? repetition(ofReused: site),
        !mayEndInSuperclass(found, registration)
      else { continue }
      // A token that ends it when it is released ends it when the next one takes its place.
      let wrapping = registration.kind == .block ? linked.wrappers.callsReturningWrapper(of: registration) : []
      wrappers += wrapping
      guard wrapping.isEmpty else { continue }
      let making = registration.kind == .block ? linked.wrappers.callsMakingWrapper(of: registration) : []
      if !making.isEmpty {
        guard let collection = collection(pilingUp: making) else { continue }
        found.collection = collection
      }
      result.append(found)
    }
    for registration in linked.keyPathSites.all where registration.silence == nil || registration.isCovered {
      result += repetition(of: site(of: registration)).map { [$0] } ?? []
    }
    let known = Set(result.map(\.call))
    return result + piles(wrappers).filter { !known.contains($0.call) }
  }

  // MARK: Upwards

  func repetition(of site: Site) -> Repetition? {
    var search = Search()
    return repetition(of: site, &search)
  }

  /// `switch row { case .sound: addObserver… default: removeObserver… }` in a cell: a reused cell may take the branch of
  /// the registration twice in a row.
  private func repetition(ofReused site: Site) -> Repetition? {
    guard !site.removedBeside.isEmpty else { return nil }
    var site = site
    site.removedIn.subtract(site.removedBeside)
    return repetition(of: site).flatMap { $0.counterparts.contains("prepareForReuse()") ? $0 : nil }
  }

  func repetition(of site: Site, _ search: inout Search) -> Repetition? {
    let fact = program.calls[site.call]
    guard !handlerRemoves(site),
      let parameters = parametersToKeep(for: [site.observer, site.object], in: fact.function)
    else { return nil }
    var seen: Set<FunctionID> = []
    let path = Path(parameters: parameters)
    search.previewed = nil
    return climb(site, from: fact.function, at: fact.nameOffset, path: path, seen: &seen, &search) ?? search.previewed
  }

  /// The way from a place to a registration.
  struct Path {
    /// The calls on the way, the outermost first.
    var calls: [CallID] = []
    /// The stores on the way whose properties have a `willSet` or `didSet` that goes on.
    var stores: [FlowFact] = []
    /// How often the way leads from one object to another.
    var objects = 0
    /// The parameters of the outermost function that must be the same objects on each pass.
    var parameters: [VariableID] = []

    static let maximumCalls = 6
    /// Beyond this, other code may call a method in between.
    static let maximumObjects = 2

    /// - Parameter count: how many objects lie between the code around the call and what the call runs.
    func with(_ call: CallID, objects count: Int, _ parameters: [VariableID] = []) -> Path {
      Path(calls: [call] + calls, stores: stores, objects: objects + count, parameters: parameters)
    }

    func with(_ store: FlowFact, objects count: Int) -> Path {
      Path(calls: calls, stores: [store] + stores, objects: objects + count, parameters: parameters)
    }
  }

  /// From a place outwards through closures that run at once, then through callers, to a lifecycle method.
  private func climb(
    _ site: Site, from function: FunctionID, at offset: UInt32, path: Path, seen: inout Set<FunctionID>,
    _ search: inout Search
  ) -> Repetition? {
    guard path.calls.count < Path.maximumCalls, path.objects <= Path.maximumObjects, seen.insert(function).inserted
    else { return nil }
    let fact = program.functions[function]
    if let root = lifecycles.root(function) {
      // Another way may begin at another place of the function.
      seen.remove(function)
      if root.isAction {
        let screens = linked.userActions.screens(shownBy: function)
        if screens.allSatisfy({ linked.order.exclude(offset, $0, in: function) }) { return nil }
      }
      let silence = silence(of: site, at: offset, in: function) ?? silence(of: site, root, function, path)
      if isSilent(silence, &search) { return nil }
      var found = Repetition(
        call: site.call, root: function, rootName: root.name, counterparts: root.row.counterparts.sorted(),
        chain: path.calls, isByUser: root.isAction)
      guard linked.ownership.previews.contain(function) else { return found }
      found.excuse = .preview
      search.previewed = search.previewed ?? found
      return nil
    }
    switch fact.kind {
    case .closure:
      if let found = repetition(byHandler: function, site, at: offset, path) { return found }
      if let found = repetition(byObservation: function, site, at: offset, path) { return found }
      guard fact.parent >= 0, linked.runsAtOnce(function) || answersEachPass(function, site) else { return nil }
      // `guard !isShown else { return }` in the closure leaves the closure alone.
      if isSilent(silence(of: site, at: offset, in: function), &search) { return nil }
      return climb(site, from: fact.parent, at: offset, path: path, seen: &seen, &search)
    case .observer:
      // Damaged text may declare a property without a name.
      guard fact.variable >= 0 else { return nil }
      let condition = ObserverCondition(linked, deciding: offset, in: function)
      let change = condition.comparesValues ? Silence(.runsOnce) : nil
      if isSilent(change ?? silence(of: site, at: offset, in: function), &search) { return nil }
      // A new object in the property may be the object that is observed.
      let mayObserveProperty = mayObserve(fact.variable, site, path)
      let stores = linked.stores(into: fact.variable)
      for store in stores where !StoredOrder(linked).fillsOnce(store, among: stores) && condition.mayHold(after: store)
      {
        let source = program.values[store.from].kind
        guard mayObserveProperty ? source == .literal || isKeptSource(store, of: site) : source != .nil else {
          continue
        }
        let target = program.values[store.to]
        let isOwn = target.kind == .name || target.kind == .member && program.isSelf(target.base)
        guard isOwn || target.kind == .member && isKept(target.base, in: store.function) else {
          continue
        }
        let path = path.with(store, objects: isOwn ? 0 : 1)
        if let found = climb(site, from: store.function, at: store.offset, path: path, seen: &seen, &search) {
          return found
        }
      }
      return nil
    case .function:
      guard !linked.table.overridesFrameworkMethod(function) else { return nil }
      if isSilent(silence(of: site, at: offset, in: function), &search) { return nil }
      if let found = repetition(byHandler: function, site, at: offset, path) { return found }
      let callers = linked.runs.callers(of: function)
      for call in callers {
        guard
          isOnTheSameObject(call) || site.isPile && isOnKeptObject(call)
            || site.keeper != nil && isOnStructureOfKeptObjects(call, site)
        else { continue }
        if gives(call, toMiss: offset, in: function) { continue }
        let caller = program.calls[call]
        let arguments = path.parameters.map { linked.inference.argument(of: call, for: $0, of: function) }
        guard !arguments.contains(nil), let parameters = parametersToKeep(for: arguments, in: caller.function) else {
          continue
        }
        if let found = eachElement(site, function, call, path) { return found }
        let path = path.with(call, objects: objects(passedBy: call), parameters)
        if let found = climb(site, from: caller.function, at: caller.nameOffset, path: path, seen: &seen, &search) {
          return found
        }
      }
      if let found = given(site, function, path) ?? secondRun(site, function, callers, path) { return found }
      return nil
    default: return nil
    }
  }
}
