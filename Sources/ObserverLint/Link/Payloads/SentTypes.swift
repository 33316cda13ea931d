/// The types that posters are known to send.
extension NotificationContracts {
  /// Returns true if each poster of a notification sends the key, and a value of the very type that a handler casts it to.
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
      switch post.name.flatMap({ self.name($0) }).map({ compare($0, name) }) ?? .unknown {
      case .different: continue
      case .unknown: if mayCarry(key, post.payload) { return false }
      case .same:
        let sent = post.payload.entries.filter { entry in
          self.name(entry.key).map { compare($0, key) == .same } ?? false
        }
        guard post.payload.unknown == nil, !sent.isEmpty, sent.allSatisfy({ isExactly(type, $0.value, depth: 0) })
        else { return false }
        isSent = true
      }
    }
    return isSent
  }

  /// Returns true if a value is of a type that is spelled in the same way.
  private func isExactly(_ type: String, _ value: ValueID, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    let program = linked.program
    let fact = program.values[Int(value)]
    func isDeclared(_ variable: VariableID) -> Bool {
      let fact = program.variables[Int(variable)]
      if fact.type >= 0 { return program.name(fact.type) == type }
      if fact.isElement || fact.isPart { return false }
      if fact.initial >= 0 { return isExactly(type, fact.initial, depth: depth + 1) }
      // `guard let url = URL(string: text)`
      return linked.values(ofLocal: variable)?.allSatisfy { isExactly(type, $0, depth: depth + 1) } ?? false
    }
    switch fact.kind {
    case .string: return type == "String" || type == "NSString"
    case .literal:
      if fact.flags & ValueFact.integer != 0 { return type == "Int" || type == "NSNumber" }
      if fact.flags & ValueFact.floating != 0 { return type == "Double" || type == "NSNumber" }
      return fact.flags & ValueFact.boolean != 0 && (type == "Bool" || type == "NSNumber")
    case .cast:
      return fact.flags & (ValueFact.typeTest | ValueFact.conditionalCast) == 0 && program.name(fact.b) == type
    case .alternatives:
      return (fact.a..<fact.a + fact.b).allSatisfy { isExactly(type, program.operands[Int($0)], depth: depth + 1) }
    case .array where fact.flags & ValueFact.dictionary == 0:
      // `[url]` of `[URL]`
      guard type.hasPrefix("["), type.hasSuffix("]"), fact.b > 0 else { return false }
      let element = String(type.dropFirst().dropLast())
      return (fact.a..<fact.a + fact.b).allSatisfy { isExactly(element, program.operands[Int($0)], depth: depth + 1) }
    case .variable: return isDeclared(fact.a)
    case .name, .member:
      let variables =
        fact.kind == .name
        ? linked.flow.variables(named: fact.b, from: fact.function)
        : linked.flow.fields(fact.b, ofBase: fact.a).variables
      return variables.count == 1 && isDeclared(variables[0])
    case .call:
      // `URL(string: text)`
      if case .metatype(let id) = linked.inference.type(of: program.calls[Int(fact.a)].callee) {
        return linked.table.nominals[id].lastName == type
      }
      let candidates = linked.inference.candidates(for: fact.a)
      return !candidates.isEmpty
        && candidates.allSatisfy { candidate in
          let result = program.functions[Int(candidate)].result
          return result >= 0 && program.name(result) == type
        }
    default: return false
    }
  }
}
