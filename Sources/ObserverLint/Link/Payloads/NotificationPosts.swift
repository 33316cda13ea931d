/// Collects what the program posts. A function that is given the name or the payload posts at each of its callers.
struct NotificationPosts {
  unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private(set) var all: [NotificationPost] = []

  init(_ linked: LinkedProgram) {
    self.linked = linked
    let words = ["post", "postNotificationName", "Notification", "NSNotification", "init"]
    var bodies: Set<FunctionID> = []
    for word in words { bodies.formUnion(linked.flow.bodies.mentioning(word)) }
    let changed = changedNotifications()
    for body in bodies.sorted() {
      for call in linked.flow.bodies.calls[body] { collect(call, changed) }
    }
    if changed.isUnknown, let call = program.calls.indices.first {
      all.append(
        NotificationPost(call: CallID(call), name: nil, payload: .open(.payloadBuiltElsewhere)))
    }
  }

  private mutating func collect(_ call: CallID, _ changed: ChangedNotifications) {
    if let creation = NotificationCreation(call: call, linked) {
      let payload = creation.payload
      if changed.calls.contains(call) {
        all.append(
          NotificationPost(call: call, name: creation.name, payload: .open(.payloadSetLater)))
      } else {
        add(call, name: .value(creation.name), payload: payload.map { .value($0) }, depth: 0)
      }
      return
    }
    guard Catalog.posts.contains(program.fullName(call)), isOfCenter(call),
      let name = program.argument(call, labelled: "name") ?? program.argument(call, at: 0)
    else { return }
    add(call, name: .value(name), payload: program.argument(call, labelled: "userInfo").map { .value($0) }, depth: 0)
  }

  private func isOfCenter(_ call: CallID) -> Bool {
    guard let receiver = program.callName(call).receiver else {
      return linked.table.owner(of: program.calls[call].function).map { linked.inference.isCenter($0.id) } ?? false
    }
    let type = linked.inference.type(of: receiver)
    return linked.inference.isCenter(type) || type.isUnknown && linked.inference.candidates(for: call).isEmpty
  }

  // MARK: Names and payloads that callers give

  /// Something that a post is made of.
  private enum Part {
    case value(ValueID)
    case unknown
  }

  /// - Parameter written: the entries that functions on the way to the post write into the payload that they are given.
  private mutating func add(
    _ call: CallID, name: Part, payload: Part?, written: SentPayload = SentPayload(), depth: Int
  ) {
    let nameOrigin = origin(of: name)
    let payloadOrigin = payload.map { origin(of: $0) } ?? .here
    guard let forwarder = payloadOrigin.function ?? nameOrigin.function, depth < 4 else {
      var sent = sent(payload)
      sent.add(written)
      return all.append(NotificationPost(call: call, name: value(name), payload: sent))
    }
    let uses = linked.mentions.uses(of: forwarder)
    if !uses.references.isEmpty || uses.calls.isEmpty {
      // Passed on as a function, or called by unknown code: the arguments are unknown.
      let name = nameOrigin.function == nil ? value(name) : nil
      all.append(
        NotificationPost(call: call, name: name, payload: .open(.posterArgumentsUnknown)))
    }
    var all = written
    if payloadOrigin.function != nil, case .value(let value)? = payload { all.add(entries(writtenOnTheWayTo: value)) }
    for use in uses.calls {
      add(
        use, name: part(name, nameOrigin, at: use, of: forwarder),
        payload: payload.flatMap { part($0, payloadOrigin, at: use, of: forwarder) }, written: all, depth: depth + 1)
    }
  }

  private func value(_ part: Part) -> ValueID? { if case .value(let value) = part { value } else { nil } }

  private func sent(_ part: Part?) -> SentPayload {
    guard let part else { return SentPayload() }
    guard case .value(let value) = part else { return .open(.payloadUnknown) }
    return payload(value, depth: 0)
  }

  private func part(_ part: Part, _ origin: ArgumentOrigin, at call: CallID, of function: FunctionID) -> Part {
    guard case .value(let value) = part else { return part }
    return linked.argument(value, origin, at: call, of: function).map { .value($0) } ?? .unknown
  }

  private func origin(of part: Part) -> ArgumentOrigin {
    guard case .value(let value) = part else { return .here }
    return linked.argumentOrigin(of: value)
  }

  // MARK: Payloads

  private func payload(_ value: ValueID, depth: Int) -> SentPayload {
    let fact = program.values[value]
    guard depth < 12 else { return .open(.payloadInManySteps) }
    switch fact.kind {
    case .nil: return SentPayload()
    case .cast: return payload(fact.base, depth: depth + 1)
    case .alternatives:
      var result = SentPayload()
      for operand in program.operands(of: fact) { result.add(payload(operand, depth: depth + 1)) }
      return result
    case .array where fact.flags & ValueFact.dictionary != 0:
      let operands = program.operands(of: fact)
      let count = operands.count / 2
      return SentPayload(
        entries: (0..<count).map {
          .init(key: operands[operands.startIndex + count + $0], value: operands[operands.startIndex + $0])
        })
    case .call where program.argumentRange(fact.call).isEmpty && isDictionaryType(program.calls[fact.call].callee):
      return SentPayload()
    case .call: return payload(returnedBy: fact.call, depth: depth + 1)
    case .variable: return payload(ofVariable: fact.variable, depth: depth + 1)
    default: return .open(.payloadBuiltElsewhere)
    }
  }

  /// `userInfo: info(about: song)`: what the functions of the program return that the call may run.
  private func payload(returnedBy call: CallID, depth: Int) -> SentPayload {
    let functions = linked.inference.candidates(for: call)
    if functions.isEmpty { return .open(.payloadBuiltElsewhere) }
    var result = SentPayload()
    for function in functions {
      let returned = program.functions[function].hasBody ? linked.flow.results(of: function) : []
      if returned.isEmpty { return .open(.payloadBuiltElsewhere) }
      for value in returned { result.add(payload(value, depth: depth)) }
    }
    return result
  }

  /// `[String: Any]()`
  private func isDictionaryType(_ callee: ValueID) -> Bool {
    let fact = program.values[callee]
    return fact.kind == .array && fact.flags & ValueFact.dictionary != 0
  }

  /// A local dictionary: what is stored into it, and under which keys.
  private func payload(ofVariable variable: VariableID, depth: Int) -> SentPayload {
    guard let values = linked.values(ofLocal: variable) else { return .open(.payloadBuiltElsewhere) }
    var result = SentPayload()
    for value in values { result.add(payload(value, depth: depth)) }
    result.add(entries(writtenInto: variable))
    return result
  }

  /// `var info = userInfo; info["step"] = step`: the entries that a function adds to a copy of what it is given.
  private func entries(writtenOnTheWayTo value: ValueID) -> SentPayload {
    let fact = program.values[value]
    if fact.kind == .cast { return entries(writtenOnTheWayTo: fact.base) }
    guard fact.kind == .variable, program.variables[fact.variable].kind == .local else { return SentPayload() }
    var result = entries(writtenInto: fact.variable)
    for stored in linked.values(ofLocal: fact.variable) ?? [] { result.add(entries(writtenOnTheWayTo: stored)) }
    return result
  }

  private func entries(writtenInto variable: VariableID) -> SentPayload {
    var result = SentPayload()
    if program.variables[variable].isLet { return result }
    let bodies = linked.flow.bodies
    let body = bodies.body(of: program.variables[variable].function)
    for index in bodies.flows[body] {
      let stored = program.flows[index]
      var target = program.values[stored.to]
      guard target.kind == .index else { continue }
      if isVariable(target.base, variable), target.index >= 0 {
        result.entries.append(.init(key: target.index, value: stored.from))
        continue
      }
      while target.kind == .index { target = program.values[target.base] }
      if target.kind == .variable, target.variable == variable {
        result.unknown = Silence(.payloadCollectionChanged)
      }
    }
    for call in bodies.calls[body] {
      if let receiver = program.callName(call).receiver, isVariable(receiver, variable) {
        result.unknown = Silence(.payloadChangedByCall)
      }
      for index in program.argumentRange(call)
      where program.arguments[index].isInout && isVariable(program.arguments[index].value, variable) {
        result.unknown = Silence(.payloadChangedByCall)
      }
    }
    return result
  }

  private func isVariable(_ value: ValueID, _ variable: VariableID) -> Bool {
    let fact = program.values[value]
    return fact.kind == .variable && fact.variable == variable
  }

  // MARK: Notifications that are changed

  private struct ChangedNotifications {
    /// Calls that make one.
    var calls: Set<CallID> = []
    var isUnknown = false
  }

  /// `note.userInfo = …`, `note.userInfo?["key"] = …`
  private func changedNotifications() -> ChangedNotifications {
    var result = ChangedNotifications()
    guard let userInfo = program.nameIDs["userInfo"] else { return result }
    for body in linked.flow.bodies.mentioning("userInfo").sorted() {
      for index in linked.flow.bodies.flows[body] {
        var target = program.values[program.flows[index].to]
        while target.kind == .index { target = program.values[target.base] }
        guard target.kind == .member, target.name == userInfo,
          linked.inference.isNotification(linked.inference.type(of: target.base))
        else { continue }
        let base = program.values[target.base]
        let made = base.kind == .variable ? linked.values(ofLocal: base.variable) : nil
        let calls = made?.compactMap { NotificationCreation($0, linked)?.call } ?? []
        result.calls.formUnion(calls)
        if calls.isEmpty { result.isUnknown = true }
      }
    }
    return result
  }
}
