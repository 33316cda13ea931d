/// The code that ends observations in an object's properties while the object lives.
final class ObservationEndings {
  unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private let observations: [ValueID: Observation]

  init(_ linked: LinkedProgram, _ observations: [Observation]) {
    self.linked = linked
    self.observations = Dictionary(
      observations.map { (linked.program.calls[Int($0.call)].value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a value that may end the observations in a property while the object lives; nil if there is none.
  ///
  /// - Parameter call: the one that begins the observation which is asked about. To store that again ends nothing.
  func ending(ofKeptIn property: VariableID, owner: Int, begunBy call: CallID) -> ValueID? {
    let begun = program.calls[Int(call)].value
    for value in linked.mentions.values(namingProperty: property) {
      let function = program.values[Int(value)].function
      if linked.mentions.isTest(function) { continue }
      if let owners = linked.mentions.deinitOwners(of: function),
        owners.allSatisfy({ linked.table.areRelated($0, owner) })
      {
        continue
      }
      if mayEnd(value, linked.trail.uses(in: function), begun, depth: 0), !isBegunAgain(property, after: value) {
        return value
      }
    }
    return nil
  }

  /// `token?.cancel()`, `bag = []`: ends the observations, and the same function surely goes on to begin another one that holds
  /// the owner as well.
  private func isBegunAgain(_ property: VariableID, after ending: ValueID) -> Bool {
    let fact = program.values[Int(ending)]
    guard isEnd(ending) else { return false }
    return observations.values.contains { observation in
      let call = program.calls[Int(observation.call)]
      guard call.function == fact.function, linked.order.surelyFollows(call.nameOffset, fact.offset, in: call.function),
        case .ownProperties(let properties) = observation.destination, properties.contains(property)
      else { return false }
      return linked.cycles.holdsSelf(observation) && linked.endings.isEndless(observation.chain)
        && !linked.order.isLeft(between: fact.offset, and: call.nameOffset, in: call.function)
    }
  }

  /// Returns true if the only use of a value cancels or empties it.
  private func isEnd(_ value: ValueID) -> Bool {
    let uses = linked.trail.uses(in: program.values[Int(value)].function)
    if let stored = uses.stores[value] {
      return stored.allSatisfy { source in
        let fact = program.values[Int(source)]
        return fact.kind == .nil || fact.kind == .array && fact.b == 0
      }
    }
    return !uses[value].isEmpty
      && uses[value].allSatisfy { use in
        guard case .member(let member) = use, uses.call(of: member) != nil else { return false }
        return Catalog.observationEnds.contains(program.name(program.values[Int(member)].b))
      }
  }

  private func mayEnd(_ value: ValueID, _ uses: ValueUses, _ begun: ValueID, depth: Int) -> Bool {
    guard depth < 8 else { return true }
    for source in uses.stores[value] ?? [] {
      guard source == begun || mayBeStored(source, in: program.values[Int(value)].function) else { return true }
    }
    return uses[value].contains { use in
      switch use {
      case .stored, .returned: true
      case .part(let whole): mayEnd(whole, uses, begun, depth: depth + 1)
      case .argument(let call, _): !Catalog.observationKeepers.contains(program.fullName(call))
      case .member(let member):
        if let call = uses.call(of: member) {
          !Catalog.containerMutators.contains(program.callName(call).name)
        } else {
          !Catalog.nonCarryingMembers.contains(program.name(program.values[Int(member)].b))
        }
      }
    }
  }

  /// Returns true if storing a value into the property ends nothing: it is the first value, or another observation
  /// that holds the owner.
  private func mayBeStored(_ source: ValueID, in function: FunctionID) -> Bool {
    let fact = program.values[Int(source)]
    if let observation = observations[source] { return linked.cycles.holdsSelf(observation) }
    if fact.kind == .array, fact.b > 0 {
      return (fact.a..<fact.a + fact.b).allSatisfy { mayBeStored(program.operands[Int($0)], in: function) }
    }
    let outermost = program.outermostFunction(function)
    return outermost >= 0 && program.functions[Int(outermost)].kind == .initializer
  }
}
