/// Which registrations an object makes again, as the program lets go of the first one without removing it: one that lives as
/// long as the process then handles each notification once more with every turn.
struct Restarts {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if other code of the object takes the token away, or clears the flag that prevents a second
  /// registration.
  func isBegunAgain(_ site: TokenSite) -> Bool {
    let fact = program.calls[site.call]
    let outermost = program.outermostFunction(fact.function)
    guard outermost >= 0, isRepeatable(outermost) else { return false }
    if letsGo(beforeBegun: site), runners(of: outermost, site).areSeveral { return true }
    let order = StoredOrder(linked)
    var kept = properties(keeping: site)
    for value in linked.order.values(
      in: linked.order.conditions(deciding: fact.nameOffset, in: fact.function), of: flow.bodies.body(of: outermost))
    {
      guard let variable = order.variable(of: value), program.variables[variable].kind == .field,
        !order.stores(into: variable, inBody: flow.bodies.body(of: outermost)).isEmpty
      else { continue }
      kept.insert(variable)
    }
    return kept.contains { isCleared($0, outside: outermost) }
  }

  private func isRepeatable(_ function: FunctionID) -> Bool {
    let kind = program.functions[function].kind
    return kind == .function || kind == .observer
  }

  private func properties(keeping site: TokenSite) -> Set<VariableID> {
    Set(site.storage.compactMap(flow.variable(ofNode:)).filter { program.variables[$0].kind == .field })
  }

  // MARK: Letting go in front

  /// The functions on the way to those that run a method, which lets go of what it registered.
  struct Runners {
    var areSeveral = false
    var path: [FunctionID]
  }

  /// Nil for a method that does not let go.
  func runners(of site: TokenSite) -> Runners? {
    let outermost = program.outermostFunction(program.calls[site.call].function)
    guard outermost >= 0, isRepeatable(outermost), letsGo(beforeBegun: site) else { return nil }
    return runners(of: outermost, site)
  }

  /// `token = nil`, or `removeObserver(self)`, in front of the registration: returns true if the code expects that it has
  /// registered before.
  private func letsGo(beforeBegun site: TokenSite) -> Bool {
    let fact = program.calls[site.call]
    func isInFront(_ offset: UInt32, _ function: FunctionID) -> Bool {
      function == fact.function && linked.order.surelyPrecedes(offset, fact.nameOffset, in: function)
    }
    let order = StoredOrder(linked)
    let isCleared = properties(keeping: site).contains { property in
      order.stores(into: property, in: fact.function).contains {
        linked.isEmpty($0.from) && isInFront($0.offset, $0.function)
      }
    }
    if isCleared { return true }
    let removals = flow.removalArguments.filter {
      let argument = program.values[$0.argument]
      return argument.kind == .selfReference && isInFront(argument.offset, argument.function)
    }
    guard !removals.isEmpty, let registration = linked.registration(of: site.registration)
    else {
      return false
    }
    let names = linked.identity.names(of: registration.name)
    return removals.contains { removal in
      guard let removed = linked.identity.names(of: removal.name), let names else { return true }
      return linked.identity.covers(removed, names)
    }
  }

  /// Goes from a function to the only function that runs it, and so on. There are several if a function on the way has
  /// several, of which the program reaches one again and again, or if the way leads back: the handler of the notification
  /// registers again.
  private func runners(of function: FunctionID, _ site: TokenSite) -> Runners {
    var path = [function]
    while path.count <= 8 {
      let places = places(running: path[path.count - 1])
      let runners = Set(places.map { program.outermostFunction($0.function) }).subtracting([path[path.count - 1]])
      guard let next = runners.first else { break }
      if path.contains(next) { return Runners(areSeveral: true, path: path) }
      if runners.count > 1 {
        let token = linked.reach.nodes(ofToken: site.call)
        let areSeveral = places.contains {
          !linked.ownership.runsOnce($0.offset, in: $0.function)
            && !linked.once.isMadeOnce($0.offset, in: $0.function, token: token)
        }
        return Runners(areSeveral: areSeveral, path: path + runners.sorted())
      }
      path.append(next)
    }
    return Runners(path: path)
  }

  private struct Place {
    var offset: UInt32
    var function: FunctionID
  }

  /// Where code runs a function, or sets the property that it observes.
  private func places(running function: FunctionID) -> [Place] {
    let fact = program.functions[function]
    let places =
      fact.kind == .observer
      ? linked.stores(into: fact.variable).map { Place(offset: $0.offset, function: $0.function) }.filter {
        program.functions[program.outermostFunction($0.function)].kind != .initializer
      }
      : linked.runs.callers(of: function).map {
        Place(offset: program.calls[$0].nameOffset, function: program.calls[$0].function)
      }
    return places.filter {
      !linked.mentions.isTest($0.function) && !linked.idleFunctions.containsPrivately($0.function)
    }
  }

  // MARK: Letting go elsewhere

  /// Returns true if a method other than the given method and `deinit` stores a literal or `nil` into a variable, or
  /// empties it.
  private func isCleared(_ variable: VariableID, outside function: FunctionID) -> Bool {
    linked.mentions.values(namingProperty: variable).contains { value in
      let place = program.values[value].function
      let outermost = program.outermostFunction(place)
      guard outermost != function, program.functions[outermost].kind == .function, !linked.mentions.isTest(place),
        linked.mentions.deinitOwners(of: place) == nil, !linked.idleFunctions.containsPrivately(place)
      else { return false }
      let uses = linked.trail.uses(in: place)
      return (uses.stores[value] ?? []).contains { isEmpty($0) }
        || uses[value].contains { use in
          guard case .member(let member) = use else { return false }
          return uses.call(of: member) != nil
            && Catalog.removingMutators.contains(program.name(program.values[member].name))
        }
    }
  }

  private func isEmpty(_ value: ValueID) -> Bool {
    program.values[value].kind == .literal || linked.isEmpty(value)
  }
}
