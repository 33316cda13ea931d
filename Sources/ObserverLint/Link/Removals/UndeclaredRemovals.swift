/// Calls of methods that no file declares, and that may end an observation because they get the observer. Objective-C and
/// other modules add such methods to objects and to centers.
struct UndeclaredRemovals {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// `view.stop(self, for: "frame")`: the calls on observed objects that get `self` and an observed key path.
  func ofKeyPaths(_ registrations: [CallID]) -> [KeyPathRemoval] {
    var observed: [NameID: Set<String>] = [:]
    for call in registrations {
      let keyPaths = program.argument(call, labelled: "forKeyPath").flatMap { linked.identity.keyPaths(of: $0) }
      if let object = name(ofObject: program.receiver(call)) { observed[object, default: []].formUnion(keyPaths ?? []) }
    }
    if observed.isEmpty { return [] }
    return program.calls.indices.compactMap { index in
      let call = CallID(index)
      guard program.argumentRange(call).count > 1, let observer = ownArgument(of: call),
        let keyPaths = name(ofObject: program.receiver(call)).flatMap({ observed[$0] }),
        !Catalog.keyPathMethods.contains(program.callName(call).name),
        !Catalog.keyPathRemovals.contains(program.fullName(call)),
        let keyPath = otherArguments(of: call).first(where: { value in
          linked.identity.keyPaths(of: value).map { !$0.isDisjoint(with: keyPaths) } ?? false
        }), linked.inference.candidates(for: call).isEmpty
      else { return nil }
      return KeyPathRemoval(
        call: call, observer: observer, object: program.receiver(call), keyPath: keyPath, isDeclared: false)
    }
  }

  /// `center.stop(self, for: .saved)`: returns true for a call on a center that gets `self`, and no other name than the name of
  /// a registration.
  func mayEnd(_ registration: Registration, _ call: CallID) -> Bool {
    guard registration.kind == .selector, ownArgument(of: call) != nil, let center = program.receiver(call),
      linked.inference.isCenter(linked.inference.type(of: center)),
      !program.callNames.mayRegister(program.callNameID(call)), !program.isRemoval(program.fullName(call)),
      linked.inference.candidates(for: call).isEmpty
    else { return false }
    let names = otherArguments(of: call).compactMap { linked.identity.oneName(of: $0) }.filter { !$0.isEmpty }
    let registered = linked.identity.oneName(of: registration.name) ?? []
    return names.isEmpty || names.contains { linked.identity.covers($0, registered) }
  }

  /// The argument that is `self`, unless its label says that it is something else than an observer.
  private func ownArgument(of call: CallID) -> ValueID? {
    program.argumentRange(call).lazy.map { program.arguments[$0] }
      .first { program.values[$0.value].kind == .selfReference && !isOtherPart($0.label) }?.value
  }

  private func isOtherPart(_ label: NameID) -> Bool {
    label >= 0 && Catalog.labelsOfSenders.contains(program.name(label))
  }

  private func otherArguments(of call: CallID) -> [ValueID] {
    program.argumentRange(call).map { program.arguments[$0].value }
      .filter { program.values[$0].kind != .selfReference }
  }

  /// The last name of an expression for an object; nil for `self`, and for what has no name.
  private func name(ofObject object: ValueID?) -> NameID? {
    guard let object else { return nil }
    let fact = program.values[StoredOrder(linked).readPlace(of: object)]
    switch fact.kind {
    case .variable: return program.variables[fact.variable].name
    case .name, .member: return fact.name
    case .call: return program.callNameID(fact.call)
    case .cast: return name(ofObject: fact.base)
    default: return nil
    }
  }
}
