/// One registration made twice on one path.
struct RegisteredTwice {
  /// The later one.
  var call: CallID
  var first: CallID
  /// The calls in one function that lead to them, where helpers register.
  var places: [CallID]
}

/// Finds selector-based registrations of one observer, selector, name and object that one pass makes twice.
final class DuplicateRegistrations {
  let linked: LinkedProgram
  private var program: Program { linked.program }
  private var flow: ValueFlow { linked.flow }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The parts that equal registrations share.
  private struct Key: Hashable {
    var observer: VariableID
    var selector: String
    var name: Set<Identity.NameSource>
    var object: VariableID
    var center: Set<Identity.CenterSource>
  }

  /// A place where a registration is made: in its own function, or where a helper is called that makes it. A local
  /// function is such a helper: its declaration runs nothing.
  private struct Place {
    var function: FunctionID
    var offset: UInt32
    var call: CallID
    var registration: Registration
    /// The observer and the observed object, as this place names them.
    var observer: VariableID
    var object: VariableID
    var isMadeOnce: Bool
    var regions: [RegionFact]
  }

  func found() -> [RegisteredTwice] {
    var groups: [Key: [Registration]] = [:]
    for registration in linked.registrations where registration.kind == .selector {
      if let key = key(of: registration) { groups[key, default: []].append(registration) }
    }
    var result: [RegisteredTwice] = []
    for (key, group) in groups {
      var places: [Place] = []
      for registration in group { places += self.places(of: registration, key) }
      places.sort { ($0.function, $0.offset, $0.registration.call) < ($1.function, $1.offset, $1.registration.call) }
      var reported: Set<CallID> = []
      var firstOfFunction = 0
      for (index, later) in places.enumerated() {
        if places[firstOfFunction].function != later.function { firstOfFunction = index }
        guard let earlier = places[firstOfFunction..<index].first(where: { isTwice($0, later) }),
          reported.insert(later.registration.call).inserted
        else { continue }
        result.append(duplicate(earlier, later))
      }
      for (earlier, later) in twiceAtBeginning(places) where reported.insert(later.registration.call).inserted {
        result.append(duplicate(earlier, later))
      }
    }
    return result.sorted(byNumber: { Int($0.call) })
  }

  private func duplicate(_ earlier: Place, _ later: Place) -> RegisteredTwice {
    RegisteredTwice(
      call: later.registration.call, first: earlier.registration.call,
      places: [earlier.call, later.call].filter { $0 != earlier.registration.call && $0 != later.registration.call })
  }

  /// `init(coder:)`, and then `awakeFromNib()`: an object runs both.
  private func twiceAtBeginning(_ places: [Place]) -> [(earlier: Place, later: Place)] {
    let beginnings = places.filter { isBeginning($0.function) }
    if beginnings.count < 2 { return [] }
    var first: [NominalID: Place] = [:]
    // An initializer runs before all methods.
    return beginnings.sorted(byNumber: { isInitializer($0.function) ? 0 : 1 }).compactMap { later in
      guard let type = table.ownerID(of: later.function) else { return nil }
      guard let earlier = first[type] else {
        first[type] = later
        return nil
      }
      return earlier.function != later.function && !isInitializer(later.function)
        && earlier.observer == later.observer && earlier.object == later.object
        && isAlwaysMade(earlier) && isAlwaysMade(later) && !isMadeByCodeAlone(type, earlier, later)
        ? (earlier, later) : nil
    }
  }

  /// Returns true if one of two methods runs only for objects of nibs, and the program makes objects of a type in code and in
  /// no nib. Other programs may have nibs with a public type.
  private func isMadeByCodeAlone(_ type: NominalID, _ earlier: Place, _ later: Place) -> Bool {
    let nominal = table.nominals[type]
    let isOfNib = [earlier, later].contains {
      isInitializer($0.function)
        || Catalog.nibMethods.contains(program.name(program.functions[$0.function].name))
    }
    guard isOfNib, !program.types[nominal.declaration].isPublic,
      !([type] + table.descendants(type)).contains(where: { linked.storyboards.name(table.nominals[$0].lastName) })
    else { return false }
    // Code may run such a method itself.
    let names = Set(Catalog.nibMethods.compactMap { program.nameIDs[$0] })
    let isCalled = program.calls(named: names).contains { call in
      program.receiver(call).map { program.values[$0].kind != .superReference } ?? true
    }
    return !isCalled
      && linked.lifetime.constructions(of: type).contains { !linked.ownership.previews.isPreview($0.function) }
  }

  private func isInitializer(_ function: FunctionID) -> Bool { program.functions[function].kind == .initializer }

  private func isBeginning(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    return fact.kind == .initializer && program.fullName(of: fact) == "init(coder:)"
      || fact.kind == .function && fact.isOverride && Catalog.onceMethods.contains(program.name(fact.name))
  }

  /// Returns true if each run of a function makes the registration, and only the end of the object removes it.
  private func isAlwaysMade(_ place: Place) -> Bool {
    let removedIn = linked.removalIndex.removals(ending: place.registration).map(linked.reach.function)
    return !place.isMadeOnce && linked.order.regions(around: place.offset, in: place.function).isEmpty
      && linked.order.conditions(deciding: place.offset, in: place.function).isEmpty
      && removedIn.allSatisfy { linked.mentions.deinitOwners(of: $0) != nil }
  }

  private func key(of registration: Registration) -> Key? {
    guard let observer = registration.observer.flatMap({ object($0) }),
      let object = registration.object.map({ self.object($0) }) ?? Self.noObject,
      let selector = program.argument(registration.call, labelled: "selector"),
      let name = linked.identity.names(of: registration.name), name.count < 2,
      let center = registration.center.map({ linked.identity.sources(of: $0) }), center.count == 1
    else { return nil }
    let fact = program.values[selector]
    guard fact.kind == .selector || fact.kind == .string, fact.name >= 0 else { return nil }
    let text = fact.kind == .string ? program.name(fact.name) : methodName(program.name(fact.name), in: registration)
    return Key(observer: observer, selector: text, name: name, object: object, center: center)
  }

  /// `Screen.show(_:)`, `show`: the name with its labels, by which Objective-C tells methods apart. Without the labels where
  /// nothing tells them.
  private func methodName(_ path: String, in registration: Registration) -> String {
    let base = path.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? path
    let labels = path.drop { $0 != "(" }.filter { $0 != " " }
    if !labels.isEmpty { return base + labels }
    guard let name = program.nameIDs[base],
      let owner = linked.table.ownerID(of: program.calls[registration.call].function)
    else { return base }
    let names = Set(linked.table.functions(name, in: owner).map { program.fullName(of: program.functions[$0]) })
    return names.count == 1 ? names.first ?? base : base
  }

  private static let noObject: VariableID = -1
  private static let ownObject: VariableID = -2

  /// A variable that keeps its object, `self` or no object. Nil if the object is unknown.
  private func object(_ value: ValueID) -> VariableID? {
    switch program.values[value].kind {
    case .nil: return Self.noObject
    case .selfReference: return Self.ownObject
    default:
      guard let variable = StoredOrder(linked).variable(of: value), isConstant(variable) else { return nil }
      return variable
    }
  }

  private func isConstant(_ variable: VariableID) -> Bool {
    let fact = program.variables[variable]
    return fact.isLet || fact.kind == .parameter
  }

  /// The object, as the caller of a helper gives it. Nil if it is unknown or if each run of the helper makes another
  /// object.
  private func object(_ variable: VariableID, of function: FunctionID, givenBy call: CallID) -> VariableID? {
    guard variable >= 0, program.variables[variable].function == function else { return variable }
    guard program.variables[variable].kind == .parameter else { return nil }
    return linked.inference.argument(of: call, for: variable, of: function).flatMap { object($0) }
  }

  /// Upwards through the callers on the same object, as far as a few calls.
  private func places(of registration: Registration, _ key: Key) -> [Place] {
    let fact = program.calls[registration.call]
    var result: [Place] = []
    var queue: [(call: CallID, depth: Int, dispatched: [FunctionID], observer: VariableID, object: VariableID)] =
      [(registration.call, 0, [], key.observer, key.object)]
    var seen: Set<CallID> = [registration.call]
    guard program.functions[fact.function].kind != .closure else { return [] }
    while let next = queue.popLast() {
      let call = program.calls[next.call]
      result.append(
        Place(
          function: call.function, offset: call.nameOffset, call: next.call, registration: registration,
          observer: next.observer, object: next.object,
          isMadeOnce: linked.once.isMadeOnce(call.nameOffset, in: call.function, token: ReachedNodes()),
          regions: linked.order.regions(around: call.nameOffset, in: call.function)))
      let function = program.functions[call.function]
      guard next.depth < 3, result.last?.isMadeOnce == false, function.kind == .function,
        !table.overridesFrameworkMethod(call.function) || isInherited(call.function)
      else { continue }
      for caller in linked.runs.callers(of: call.function)
      where program.isOnSelf(caller) && seen.insert(caller).inserted {
        guard program.functions[program.calls[caller].function].kind != .closure,
          let observer = object(next.observer, of: call.function, givenBy: caller),
          let object = object(next.object, of: call.function, givenBy: caller)
        else { continue }
        // `super.observe()` runs the method, and no override of it.
        let dispatched = next.dispatched + (program.isOnSuper(caller) ? [] : [call.function])
        let type = table.ownerID(of: program.calls[caller].function)
        guard dispatched.allSatisfy({ runs($0, on: type) }) else { continue }
        queue.append((caller, next.depth + 1, dispatched, observer, object))
      }
    }
    return result
  }

  /// Returns true if an object of a type runs a method, and not an override of it.
  private func runs(_ method: FunctionID, on type: NominalID?) -> Bool {
    guard let type, table.ownerID(of: method) != type else { return true }
    let fact = program.functions[method]
    let name = program.fullName(of: fact)
    return table.nearestFunctions(fact.name, in: type) { found in
      found.contains { program.fullName(of: program.functions[$0]) == name }
    }.contains(method)
  }

  /// Returns true if a subclass may call the method through `super`.
  private func isInherited(_ function: FunctionID) -> Bool {
    table.owner(of: function).map { !$0.children.isEmpty } ?? false
  }

  private func isTwice(_ earlier: Place, _ later: Place) -> Bool {
    guard earlier.function == later.function, earlier.offset < later.offset, !earlier.isMadeOnce, !later.isMadeOnce,
      earlier.observer == later.observer, earlier.object == later.object,
      areOnOneObject(earlier.registration, later.registration),
      !mayExclude(earlier, later), !isLeft(earlier, later)
    else { return false }
    let body = flow.bodies.body(of: later.function)
    return !isRemoved(later.registration, between: earlier.offset..<later.offset, in: body)
  }

  private func areOnOneObject(_ first: Registration, _ second: Registration) -> Bool {
    guard let one = table.owner(of: program.calls[first.call].function),
      let other = table.owner(of: program.calls[second.call].function)
    else { return first.call == second.call }
    return linked.table.areRelated(one.id, other.id)
  }

  /// Returns true if the branch of the earlier place leaves before the later place.
  private func isLeft(_ earlier: Place, _ later: Place) -> Bool {
    earlier.regions.contains { $0.exits && !$0.contains(later.offset) }
  }

  /// Returns true for branches that exclude each other, for two conditions that may do so, and for the `catch` of the
  /// statement around the earlier place.
  private func mayExclude(_ earlier: Place, _ later: Place) -> Bool {
    let first = earlier.regions.filter { !$0.contains(later.offset) }
    let second = later.regions.filter { !$0.contains(earlier.offset) }
    if second.contains(where: { $0.kind == .catch && $0.statement <= earlier.offset }) { return true }
    guard !first.isEmpty, !second.isEmpty else { return false }
    let areOfOneStatement = first.contains { region in second.contains { $0.statement == region.statement } }
    return !areOfOneStatement || linked.order.exclude(earlier.offset, later.offset, in: later.function)
  }

  private func isRemoved(_ registration: Registration, between range: Range<UInt32>, in body: FunctionID) -> Bool {
    var removedIn: Set<FunctionID> = []
    for removal in linked.removalIndex.removals(ending: registration) {
      let place = flow.bodies.body(of: linked.reach.function(of: removal))
      if place == body, range.contains(linked.reach.offset(of: removal)) { return true }
      removedIn.insert(place)
    }
    let places = places(in: body, running: removedIn.subtracting([body]))
    // The first of them behind the earlier one.
    let next = places.partitioningIndex { $0 >= range.lowerBound }
    return next < places.count && places[next] < range.upperBound
  }

  /// Where a body calls what may run one of some bodies, in order: asked for each of all that it registers.
  private func places(in body: FunctionID, running bodies: Set<FunctionID>) -> [UInt32] {
    if bodies.isEmpty { return [] }
    let key = CallsOfBodies(body: body, bodies: bodies)
    if let known = knownPlaces[key] { return known }
    let running = linked.runs.bodiesRunning(bodies)
    let found = flow.bodies.calls[body].filter { call in
      linked.runs.targets(of: call).contains { running.contains(flow.bodies.body(of: $0)) }
    }.map { program.calls[$0].nameOffset }.sorted()
    knownPlaces[key] = found
    return found
  }

  private struct CallsOfBodies: Hashable {
    var body: FunctionID
    var bodies: Set<FunctionID>
  }

  private var knownPlaces: [CallsOfBodies: [UInt32]] = [:]
}
