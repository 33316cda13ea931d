/// A place that takes an entry out of a notification's payload by its key.
struct PayloadRead {
  /// The value that is the notification.
  var notification: ValueID
  var key: ValueID
  /// The type that the entry is cast to, as written; nil where it is not cast, or only tested.
  var type: String?
  /// True if a value of another type traps.
  var isForced: Bool
  /// True if the code only compares the entry with `true` or `false`, so that an absent entry is an answer, too.
  var isFlag: Bool
  /// On `userInfo`, or through a local that holds it on the subscript.
  var range: SourceRange
  var function: FunctionID
}

extension LinkedProgram {
  /// Every read of a notification's payload, in the order of the files.
  func findPayloadReads() -> [PayloadRead] {
    flow.bodies.mentioning("userInfo").sorted().flatMap { payloadReads(inBody: $0) }
  }

  private func payloadReads(inBody body: FunctionID) -> [PayloadRead] {
    var casts: [ValueID: ValueFact] = [:]
    for value in flow.bodies.values[body] {
      let fact = program.values[value]
      if fact.kind == .cast, fact.flags & ValueFact.typeTest == 0 { note(fact, over: fact.base, in: &casts) }
    }
    // `payload["x"] = 1` writes.
    let written = Set(flow.bodies.flows[body].map { program.flows[$0].to })
    var result: [PayloadRead] = []
    for value in flow.bodies.values[body] where !written.contains(value) {
      guard let (base, key) = entry(value), let source = PayloadSource.find(base, self, depth: 0) else { continue }
      let place: ValueID
      switch source {
      case .direct(let userInfo, _): place = userInfo
      case .alias: place = value
      }
      let cast = casts[value]
      result.append(
        PayloadRead(
          notification: source.notification, key: key, type: cast.map { program.name($0.name) },
          isForced: cast.map { $0.flags & ValueFact.forcedCast != 0 } ?? false,
          isFlag: cast.map { $0.flags & ValueFact.absenceIsAnswer != 0 } ?? false,
          range: program.range(ofValue: place), function: program.values[value].function))
    }
    return result
  }

  private func note(_ cast: ValueFact, over value: ValueID, in casts: inout [ValueID: ValueFact]) {
    casts[value] = cast
    let fact = program.values[value]
    guard fact.kind == .alternatives else { return }
    for operand in program.operands(of: fact) { casts[operand] = cast }
  }

  /// The dictionary and the key of a value that is an entry.
  private func entry(_ value: ValueID) -> (base: ValueID, key: ValueID)? {
    let fact = program.values[value]
    switch fact.kind {
    case .index: return fact.index >= 0 ? (fact.base, fact.index) : nil
    case .call:
      guard
        let receiver = Catalog.dictionaryReads.contains(program.callName(fact.call).name)
          ? program.callName(fact.call).receiver : nil,
        let key = program.argument(fact.call, at: 0), program.argumentRange(fact.call).count == 1
      else { return nil }
      return (receiver, key)
    default: return nil
    }
  }
}
