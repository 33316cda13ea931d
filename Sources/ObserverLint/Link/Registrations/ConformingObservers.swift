/// The classes of the objects that a protocol's extension registers, or removes: each needs a removal of its own.
struct ConformingObservers {
  private let linked: LinkedProgram
  private let method: FunctionID
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram, running method: FunctionID) {
    self.linked = linked
    self.method = method
  }

  /// The classes that conform to a protocol and run the method, without those that live as long as the process; the type
  /// itself if it is no protocol, or if no such class is known.
  func types(observingAs type: NominalID) -> [NominalID] {
    guard table.isProtocol(type) else { return [type] }
    let running = typesRunning(method).types
    let classes = table.descendants(type).filter { conforming in
      isSeenClass(conforming) && running.contains { table.areRelated($0, conforming) }
        && linked.lifetime.processLong(conforming) == nil
    }
    return classes.isEmpty ? [type] : classes
  }

  /// The classes that conform to a protocol and run the method, which registers, and no method of the protocol that removes
  /// the token. None if other code than such methods may remove the token.
  func forgetful(_ registration: Registration) -> [NominalID] {
    guard let type = table.ownerID(of: method), table.isProtocol(type) else { return [] }
    var removing: [Set<NominalID>] = []
    for removal in linked.removalIndex.removals(ending: registration) {
      let function = program.outermostFunction(linked.reach.function(of: removal))
      guard let owner = table.ownerID(of: function), function != method else { return [] }
      if !table.isProtocol(owner) {
        guard let read = StoredOrder(linked).variable(of: StoredOrder(linked).readPlace(of: removal.argument)),
          program.variables[read].kind == .field
        else { return [] }
        // `removeObserver(token)` in the class itself.
        removing.append([owner])
        continue
      }
      let running = typesRunning(function)
      if !running.areAllKnown { return [] }
      removing.append(running.types)
    }
    let observing = types(observingAs: type)
    guard !removing.isEmpty, observing != [type] else { return [] }
    return observing.filter { conforming in
      !removing.contains { $0.contains { table.areRelated($0, conforming) } }
    }
  }

  /// Returns false if the method is one of a protocol, and the program calls it on objects of other classes alone.
  func mayRun(onA type: NominalID) -> Bool {
    guard let owner = table.ownerID(of: method), table.isProtocol(owner) else { return true }
    let running = typesRunning(method)
    return !running.areAllKnown || running.types.isEmpty || running.types.contains { table.areRelated($0, type) }
  }

  private func isSeenClass(_ type: NominalID) -> Bool {
    let nominal = table.nominals[type]
    return !nominal.isExternal && program.types[nominal.declaration].keyword == .class
      && table.unseenAncestor(type) == nil && !linked.lifetime.isTestType(type)
  }

  /// The types on whose objects the program calls the method, directly or by other methods of protocols. Not all are known
  /// if an object of unknown type may be among them.
  private func typesRunning(_ method: FunctionID) -> (types: Set<NominalID>, areAllKnown: Bool) {
    var areAllKnown = true
    var result: Set<NominalID> = []
    var seen: Set<FunctionID> = [method]
    var pending = [method]
    while let next = pending.popLast() {
      let uncertain = program.calls(named: program.functions[next].name).contains {
        linked.inference.candidates(for: $0).isEmpty
      }
      if uncertain || !linked.mentions.uses(of: next).references.isEmpty { areAllKnown = false }
      for call in linked.runs.callers(of: next) {
        let caller = program.outermostFunction(program.calls[call].function)
        guard let type = receiver(of: call) else {
          areAllKnown = false
          continue
        }
        if program.isOnSelf(call), table.isProtocol(type) {
          if seen.insert(caller).inserted { pending.append(caller) }
        } else {
          // A protocol, a generic parameter and a composition stand for any of their classes.
          if table.isProtocol(type) || table.nominals[type].isExternal { areAllKnown = false }
          result.insert(type)
        }
      }
    }
    return (result, areAllKnown)
  }

  private func receiver(of call: CallID) -> NominalID? {
    if program.isOnSelf(call) { return table.ownerID(of: program.calls[call].function) }
    guard let receiver = program.receiver(call), case .nominal(let type) = linked.inference.type(of: receiver) else {
      return nil
    }
    return type
  }
}
