/// The keys that posters may send, and the types that they are known to send.
extension NotificationContracts {
  /// Returns true if each poster of a notification sends the key, and no poster is known to send another type than a handler
  /// casts the value to.
  func isAlwaysSent(_ key: ValueID, as type: String, with notification: ValueID) -> Bool {
    guard let key = name(key), let values = handled.names(of: notification), !values.isEmpty else { return false }
    return values.allSatisfy { value in
      guard let name = name(value), SystemNotifications.notification(name) == nil else { return false }
      return isAlwaysSent(key, as: type, under: name)
    }
  }

  private func isAlwaysSent(_ key: NameSource, as type: String, under name: NameSource) -> Bool {
    var isSent = false
    for post in posts.all {
      guard let posted = post.name.flatMap({ self.name($0) }) else {
        if mayCarry(key, post.payload) { return false }
        continue
      }
      // The constant of another module has a name of that module.
      guard compare(posted, name) == .same else { continue }
      let sent = post.payload.entries.filter { isKey($0.key, key) }
      guard post.payload.unknown == nil, !sent.isEmpty,
        !sent.contains(where: { isOther(than: type, $0.value, depth: 0) })
      else { return false }
      isSent = true
    }
    return isSent || isSentInObjectiveC(key, under: name)
  }

  private func isKey(_ value: ValueID, _ key: NameSource) -> Bool {
    name(value).map { compare($0, key) == .same } ?? false
  }

  /// Swift shortens Objective-C's `MoodChangedNotification` to `MoodChanged`.
  private func isSentInObjectiveC(_ key: NameSource, under name: NameSource) -> Bool {
    let spelled = spelling(name)
    return linked.objectiveC.posters.name(spelling(key), with: [spelled, spelled + "Notification"])
  }

  /// Returns true if the type of a value is known, and spelled in another way. A poster and a handler of one program that
  /// disagree trap on the first notification, so an unknown type is no evidence.
  private func isOther(than type: String, _ value: ValueID, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    let program = linked.program
    let fact = program.values[value]
    /// `track!` of a `Track?` is a `Track`.
    func isSpelled(_ name: NameID) -> Bool {
      let spelled = program.name(name)
      return spelled == type || fact.flags & ValueFact.unwrapped != 0 && spelled == type + "?"
    }
    func isDeclaredOtherwise(_ variable: VariableID) -> Bool {
      let fact = program.variables[variable]
      if fact.type >= 0 { return !isSpelled(fact.type) }
      if fact.isElement || fact.isPart { return false }
      if fact.initial >= 0 { return isOther(than: type, fact.initial, depth: depth + 1) }
      // `guard let url = URL(string: text)`
      return linked.values(ofLocal: variable)?.contains { isOther(than: type, $0, depth: depth + 1) } ?? false
    }
    switch fact.kind {
    case .nil, .closure: return true
    case .string: return type != "String" && type != "NSString"
    case .literal:
      if fact.flags & ValueFact.integer != 0 { return type != "Int" && type != "NSNumber" }
      if fact.flags & ValueFact.floating != 0 { return type != "Double" && type != "NSNumber" }
      // `seconds * 1000`: nothing tells the type of what is calculated.
      return fact.flags & ValueFact.boolean != 0 && type != "Bool" && type != "NSNumber"
    case .cast:
      return fact.flags & (ValueFact.typeTest | ValueFact.conditionalCast) != 0 || program.name(fact.name) != type
    case .alternatives where fact.flags & ValueFact.fallback != 0 && fact.operands.count == 2:
      // `entry as? String ?? ""`, `title ?? ""`: only the second operand decides if there is a value.
      let (first, second) = (program.operands[fact.operands.lowerBound], program.operands[fact.operands.lowerBound + 1])
      let cast = program.values[first]
      if isOther(than: type, second, depth: depth + 1) { return true }
      if cast.kind == .cast, cast.flags & ValueFact.typeTest == 0 { return program.name(cast.name) != type }
      return isOther(than: type, first, depth: depth + 1) && isOther(than: type + "?", first, depth: depth + 1)
    case .alternatives:
      return program.operands(of: fact).contains { isOther(than: type, $0, depth: depth + 1) }
    case .array where fact.flags & ValueFact.dictionary == 0:
      // `[url]` of `[URL]`
      guard type.hasPrefix("["), type.hasSuffix("]"), !fact.operands.isEmpty else { return true }
      let element = String(type.dropFirst().dropLast())
      return program.operands(of: fact).contains { isOther(than: element, $0, depth: depth + 1) }
    case .variable: return isDeclaredOtherwise(fact.variable)
    case .name, .member:
      let variables =
        fact.kind == .name
        ? linked.flow.variables(named: fact.name, from: fact.function)
        : linked.flow.fields(fact.name, ofBase: fact.base).variables
      return variables.contains(where: isDeclaredOtherwise)
    case .call:
      // `URL(string: text)`
      if case .metatype(let id) = linked.inference.type(of: program.calls[fact.call].callee) {
        return linked.table.nominals[id].lastName != type
      }
      return linked.inference.candidates(for: fact.call).contains { candidate in
        let result = program.functions[candidate].result
        return result >= 0 && program.name(result) != type
      }
    default: return false
    }
  }

  // MARK: Keys

  func mayCarry(_ key: NameSource, _ payload: SentPayload) -> Bool {
    payload.unknown != nil
      || payload.entries.contains { entry in name(entry.key).map { compare($0, key) != .different } ?? true }
  }

  /// A string that is no key of the system's is another key.
  func mayCarry(_ key: SystemNotifications.Key, _ payload: SentPayload) -> Bool {
    payload.unknown != nil
      || payload.entries.contains { entry in
        guard let name = name(entry.key) else { return true }
        if let other = SystemNotifications.key(name) { return other.names == key.names }
        if case .raw = name { return false } else { return true }
      }
  }
}
