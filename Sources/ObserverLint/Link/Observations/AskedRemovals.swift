/// Removals by a helper that keeps the token: `helper.listen(name, by: key) { … }` and `helper.discard(name, by: key)`. The
/// code that asks the helper to remove the observer decides when the observer ends.
struct AskedRemovals {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The calls that may have a helper remove the observer that another call had it register, as removals.
  ///
  /// - Parameters:
  ///   - caller: the call of the helper's function that registers.
  ///   - removals: the removals of the token.
  /// - Returns: no removals if some code is unknown that may ask for one.
  func removals(
    askedFor caller: CallID, of function: FunctionID, _ registration: Registration, _ removals: [ValueFlow.Removal]
  ) -> [ValueFlow.Removal] {
    let registered = program.calls[Int(registration.call)].nameOffset
    // The next observer of the same key takes the place of this observer: that of the next object, if the key is the class's.
    lazy var isReplaced = isShared(function) && isKeyOfClass(caller)
    var result: [ValueFlow.Removal] = []
    for removal in removals {
      let argument = program.values[Int(removal.argument)]
      let place = program.outermostFunction(argument.function)
      if place == function, argument.offset < registered {
        if isReplaced { return [] }
        continue
      }
      guard place != function, let calls = calls(of: place) else { return [] }
      for call in calls where !isForAnother(call, than: caller) {
        // The helper itself asks for the end of an earlier observer.
        let asking = program.calls[Int(call)]
        if program.outermostFunction(asking.function) == function, asking.nameOffset < registered {
          if isReplaced { return [] }
          continue
        }
        result.append(
          ValueFlow.Removal(argument: program.calls[Int(call)].value, center: removal.center, call: call))
      }
    }
    return result
  }

  /// Returns true if all objects of the program ask the same helper.
  private func isShared(_ function: FunctionID) -> Bool {
    guard let helper = linked.table.ownerID(of: function) else { return true }
    return program.functions[Int(function)].isStatic || linked.lifetime.processLong(helper) != nil
  }

  /// Returns true if the arguments before a block name no object but for its class: `"list"`, `"\(type(of: self))"`.
  private func isKeyOfClass(_ caller: CallID) -> Bool {
    let fact = program.calls[Int(caller)]
    guard let block = program.argumentRange(caller).last.map({ program.values[Int(program.arguments[$0].value)] }),
      fact.nameEnd <= block.offset
    else { return false }
    let values = linked.order.values(in: [fact.nameEnd..<block.offset], of: linked.flow.bodies.body(of: fact.function))
    return !values.contains(where: namesObject)
  }

  /// Returns false for texts, types, constants, and functions that ask no object but for its class.
  private func namesObject(_ value: ValueID) -> Bool {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .variable, .superReference: return true
    case .selfReference: return !isAskedForClass(value)
    case .call: return program.argumentRange(fact.a).isEmpty
    case .name, .member:
      let variable = StoredOrder(linked).variable(of: value).map { program.variables[Int($0)] }
      if let variable {
        return !(variable.isLet && variable.isStatic && variable.initial >= 0 && isText(variable.initial))
      }
      // The base of a member is a value, too, and the arguments of a call say what it asks.
      return fact.kind == .name && !isType(value) && !isCallee(value)
    // The parts of other values are values, too.
    default: return false
    }
  }

  private func isType(_ value: ValueID) -> Bool {
    if case .metatype = linked.inference.type(of: value) { return true }
    return SystemTypes.isKnown(program.name(program.values[Int(value)].b))
  }

  private func isText(_ value: ValueID) -> Bool {
    let kind = program.values[Int(value)].kind
    return kind == .string || kind == .literal
  }

  private func isCallee(_ value: ValueID) -> Bool {
    linked.flow.bodies.calls[linked.flow.bodies.body(of: program.values[Int(value)].function)].contains {
      program.calls[Int($0)].callee == value
    }
  }

  /// `type(of: self)`, and a function that only asks its parameter for the class.
  private func isAskedForClass(_ value: ValueID, depth: Int = 0) -> Bool {
    let uses = linked.trail.uses(in: program.values[Int(value)].function)[value]
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard case .argument(let call, let position) = use else { return false }
        let candidates = linked.inference.candidates(for: call)
        guard let candidate = candidates.first else { return program.callName(call).name == "type" }
        guard depth < 2, candidates.count == 1,
          let parameter = linked.inference.parameter(of: candidate, at: position, of: call),
          let reads = linked.trail.uses(in: candidate).reads[parameter]
        else { return false }
        return reads.allSatisfy { isAskedForClass($0, depth: depth + 1) }
      }
  }

  /// Functions of a helper that remove what a function registered, and that take a key.
  func removers(_ function: FunctionID, _ removals: [ValueFlow.Removal]) -> Set<FunctionID> {
    let places = removals.map { program.outermostFunction(program.values[Int($0.argument)].function) }
    return Set(places).filter { $0 != function && calls(of: $0) != nil }
  }

  /// The constants that the calls of such a function give: the removal of another name ends another observer.
  func names(givenTo function: FunctionID) -> [ValueID] {
    (calls(of: function) ?? []).flatMap { call in program.argumentRange(call).map { program.arguments[$0].value } }
      .filter { [.member, .implicitMember].contains(program.values[Int($0)].kind) }
  }

  /// Returns true if a function runs in a `deinit`, as far as is known.
  func runsInDeinit(_ function: FunctionID) -> Bool {
    calls(of: function)?.contains { linked.mentions.deinitOwners(of: program.calls[Int($0)].function) != nil } ?? false
  }

  /// All calls of a method that takes a key. Nil if other code may run it.
  private func calls(of function: FunctionID) -> [CallID]? {
    let fact = program.functions[Int(function)]
    guard fact.kind == .function, fact.parameterCount > 0, !linked.mentions.isSelector(fact.name) else { return nil }
    let uses = linked.mentions.uses(of: function)
    guard uses.references.isEmpty else { return nil }
    return uses.calls.filter { !linked.mentions.isTest(program.calls[Int($0)].function) }
  }

  /// Returns true if a call asks for the end of another observer: it gives another name, or a key that is made of another
  /// object.
  private func isForAnother(_ call: CallID, than caller: CallID) -> Bool {
    let arguments = program.argumentRange(call).map { program.arguments[$0].value }
    let others = program.argumentRange(caller).map { program.arguments[$0].value }
    if zip(arguments, others).contains(where: { areDifferentNames($0, $1) }) { return true }
    guard let type = linked.table.ownerID(of: program.calls[Int(call)].function),
      let other = linked.table.ownerID(of: program.calls[Int(caller)].function), !linked.table.areRelated(type, other)
    else { return false }
    return arguments.contains { namesSelf($0) }
  }

  private func areDifferentNames(_ first: ValueID, _ second: ValueID) -> Bool {
    guard let names = linked.identity.names(of: first), let others = linked.identity.names(of: second),
      names.count == 1, others.count == 1, let name = names.first, let other = others.first
    else { return false }
    if let one = SystemNotifications.notification(name), let two = SystemNotifications.notification(other) {
      return one.names[0] != two.names[0]
    }
    guard case .raw(let text) = name, case .raw(let otherText) = other else { return false }
    return text != otherText
  }

  /// Returns true for `self`, and for a call that is given `self`.
  private func namesSelf(_ value: ValueID) -> Bool {
    let fact = program.values[Int(value)]
    guard fact.kind == .call else { return fact.kind == .selfReference }
    return program.argumentRange(fact.a).contains { index in
      program.values[Int(program.arguments[index].value)].kind == .selfReference
    }
  }
}
