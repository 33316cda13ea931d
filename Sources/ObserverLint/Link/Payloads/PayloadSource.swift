/// A notification's `userInfo`, read on the spot or through a local that holds it.
enum PayloadSource {
  case direct(userInfo: ValueID, notification: ValueID)
  case alias(notification: ValueID)

  var notification: ValueID {
    switch self {
    case .direct(_, let notification), .alias(let notification): notification
    }
  }

  static func find(_ value: ValueID, _ linked: LinkedProgram, depth: Int) -> PayloadSource? {
    guard depth < 12 else { return nil }
    let program = linked.program
    let fact = program.values[value]
    switch fact.kind {
    case .member:
      guard program.name(fact.name) == "userInfo", linked.inference.isNotification(linked.inference.type(of: fact.base))
      else {
        return nil
      }
      return .direct(userInfo: value, notification: fact.base)
    case .cast: return find(fact.base, linked, depth: depth + 1)
    case .alternatives:
      for operand in program.operands(of: fact) {
        if let found = find(operand, linked, depth: depth + 1) { return found }
      }
      return nil
    case .variable:
      let variable = program.variables[fact.variable]
      if variable.initial >= 0, variable.kind != .parameter, !variable.isElement {
        return find(variable.initial, linked, depth: depth + 1).map { .alias(notification: $0.notification) }
      }
      // `note.userInfo.map { $0["key"] as? Int }`
      guard variable.kind == .parameter, variable.function >= 0,
        let site = linked.inference.closureSites[variable.function],
        let receiver = program.callName(site.call).receiver,
        ["map", "flatMap"].contains(program.callName(site.call).name)
      else { return nil }
      return find(receiver, linked, depth: depth + 1).map { .alias(notification: $0.notification) }
    default: return nil
    }
  }
}
