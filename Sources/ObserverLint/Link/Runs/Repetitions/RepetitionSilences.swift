/// Why a registration, or an observation that a collection keeps, is no repetition.
extension Repetitions {
  func silence(of registration: Registration) -> Silence {
    let unseen = unseenSuperclass(of: registration).map { Silence(.unseenAncestor, $0) }
    guard let site = site(of: registration) else { return unseen ?? Silence(.tokenUnfollowed) }
    if let unseen, let found = repetition(of: site), mayEndInSuperclass(found, registration) { return unseen }
    return silence(of: site)
  }

  /// Returns true if there is a reason for silence, and notes the first.
  func isSilent(_ silence: Silence?, _ search: inout Search) -> Bool {
    search.silence = search.silence ?? silence
    return silence != nil
  }

  func silence(of registration: KeyPathSite) -> Silence {
    if let silence = registration.silence, !registration.isCovered { return silence }
    return silence(of: site(of: registration))
  }

  func silence(of site: Site) -> Silence {
    if handlerRemoves(site) { return Silence(.handlerEnds) }
    let function = program.calls[site.call].function
    if parametersToKeep(for: [site.observer, site.object], in: function) == nil {
      return Silence(.otherObjectOnEachPass)
    }
    var search = Search()
    guard let repetition = repetition(of: site, &search) else { return search.silence ?? Silence(.noRepeatedLifecycle) }
    // A token that ends it when it is released ends it when the next one takes its place.
    return undeclaredEnds(of: repetition).isEmpty ? Silence(.endedInBetween) : Silence(.mayEndInBetween)
  }

  /// `item.$title.sink { [weak item] in item?.label = $0 }`, where each pass finds an item: returns true if an observation in
  /// a bag of `self` reads and changes nothing but the object that it observes.
  func concernsOnlyItsObject(_ observation: CallID) -> Bool {
    guard let object = observedLocal(of: observation) else { return false }
    let given = program.argumentRange(observation).map { program.values[program.arguments[$0].value] }
    return !given.isEmpty && given.allSatisfy { $0.kind == .closure && isWithin($0.closure, object) }
  }

  /// The local of a pass that has the observed object; nil for an object of a property.
  private func observedLocal(of call: CallID) -> VariableID? {
    var next = program.receiver(call)
    for _ in 0..<40 {
      guard let value = next else { return nil }
      let fact = program.values[value]
      switch fact.kind {
      case .call: next = program.receiver(fact.call)
      case .member, .cast: next = fact.base
      case .variable where program.variables[fact.variable].kind == .local:
        // A loop, or `items[0]`, finds the same objects again.
        return program.values[StoredOrder(linked).readPlace(of: value)].kind == .call ? fact.variable : nil
      default: return nil
      }
    }
    return nil
  }

  private func isWithin(_ closure: FunctionID, _ object: VariableID) -> Bool {
    flow.bodies.values[flow.bodies.body(of: closure)].allSatisfy { value in
      let fact = program.values[value]
      guard linked.captures.isInside(fact.function, closure) else { return true }
      switch fact.kind {
      case .selfReference, .superReference, .name: return false
      case .variable:
        if fact.variable == object || linked.captures.isInside(program.variables[fact.variable].function, closure) {
          return isOfClosure(fact.variable, closure, object)
        }
        return false
      default: return true
      }
    }
  }

  /// Returns true for a parameter or a local of a closure, unless the closure's list captures another object.
  private func isOfClosure(_ variable: VariableID, _ closure: FunctionID, _ object: VariableID) -> Bool {
    let initial = program.variables[variable].initial
    guard variable != object, initial >= 0 else { return true }
    let captured = program.values[initial]
    return linked.captures.isInside(captured.function, closure)
      || captured.kind == .variable && captured.variable == object
  }
}
