/// Names in the contracts of notifications that other files may explain.
extension NotificationContracts {
  /// Names that other files may declare or use, where a verdict hangs on it.
  func ask(_ wanted: inout Set<Demand>) {
    for (read, verdict) in zip(reads, verdicts) {
      guard let values = handled.names(of: read.notification), !values.isEmpty else {
        askForRegistration(of: read, &wanted)
        continue
      }
      let isSystem = values.contains { name($0).flatMap { SystemNotifications.notification($0) } != nil }
      if case .foreignKey = verdict {} else if isSystem { continue }
      if case .kept = verdict, !read.isForced { continue }
      // Whoever sends a payload says so by this label; files are not chosen by it unless somebody reads one.
      for sender in ["post", "Notification", "NSNotification", "enqueue"] {
        wanted.insert(.labels("userInfo", with: sender))
      }
      for call in posts.all.flatMap(\.payload.undeclared) {
        wanted.insert(.declaresFunction(program.callName(call).name))
      }
      switch verdict {
      case .kept, .documentedType, .foreignKey: continue
      case .unknown:
        for value in values + [read.key] { askWhereDeclared(value, &wanted) }
        if values.allSatisfy({ name($0) != nil }) { askForForwarders(&wanted) }
      case .notPosted, .neverSent, .otherType:
        // Posters that send no payload have none of the words by which files are chosen.
        for value in values { askWhereMentioned(value, &wanted) }
        askForForwarders(&wanted)
        // Whoever else calls the handler may call it with another notification.
        let handler = program.outermostFunction(read.function)
        if program.functions[handler].kind == .function { wanted.insert(.mentions(functionName(handler))) }
        if case .otherType(_, let sent) = verdict { for value in sent { askForAlias(of: value, &wanted) } }
      }
    }
    if reads.contains(where: { handled.names(of: $0.notification)?.isEmpty ?? true }) {
      askForRegisteringFunctions(&wanted)
    }
  }

  /// Other files may register a handler by a function that registers for its callers.
  private func askForRegistration(of read: PayloadRead, _ wanted: inout Set<Demand>) {
    let handler = program.outermostFunction(read.function)
    guard program.functions[handler].kind == .function else { return }
    if handled.namesOfSelectors.hasForwarder { wanted.insert(.mentions(functionName(handler), with: "selector")) }
  }

  /// Other files may declare the functions that selectors are given to.
  private func askForRegisteringFunctions(_ wanted: inout Set<Demand>) {
    for selector in handled.openSelectors {
      for call in linked.callsTaking(selector) where mayRegister(call) {
        wanted.insert(.declaresFunction(program.callName(call).name))
      }
    }
  }

  /// Returns true for a call of a function that no known file declares. The methods of a system's object are the system's.
  private func mayRegister(_ call: CallID) -> Bool {
    guard linked.inference.candidates(for: call).isEmpty else { return false }
    guard let receiver = program.receiver(call) else { return true }
    return switch linked.inference.type(of: receiver) {
    case .nominal(let id), .metatype(let id): !SystemTypes.isKnown(linked.table.nominals[id].path)
    case .collection: false
    default: true
    }
  }

  /// `typealias UUID = String`: the program may give a framework's name to another type.
  private func askForAlias(of value: ValueID, _ wanted: inout Set<Demand>) {
    guard case .nominal(let id) = linked.inference.type(of: value), linked.table.nominals[id].isExternal else { return }
    wanted.insert(.declaresMember(linked.table.nominals[id].lastName))
  }

  private func askForForwarders(_ wanted: inout Set<Demand>) {
    for forwarder in posts.forwarders { wanted.insert(.mentions(functionName(forwarder))) }
  }

  private func askWhereDeclared(_ value: ValueID, _ wanted: inout Set<Demand>) {
    guard let name = name(value) else { return }
    let (type, spelled): (String, String)
    switch name {
    case .raw, .reached: return
    case .constant(let owner, let constant), .text(let owner, let constant): (type, spelled) = (owner, constant)
    }
    if type.isEmpty {
      wanted.insert(.declaresMember(spelled))
    } else if !isOwnType(type), !SystemTypes.isKnown(type) {
      let last = type.split(separator: ".").last.map(String.init) ?? type
      wanted.insert(.declaresType(last, with: spelled))
      // An alias of the type stands in a file without the constant.
      wanted.insert(.declaresMember(last))
    }
  }

  private func askWhereMentioned(_ value: ValueID, _ wanted: inout Set<Demand>) {
    let fact = program.values[value]
    switch fact.kind {
    case .member, .implicitMember, .name: wanted.insert(.mentions(program.name(fact.name)))
    default: break
    }
  }

  private func functionName(_ function: FunctionID) -> String {
    let fact = program.functions[function]
    return fact.kind == .initializer
      ? linked.table.owner(of: function)?.lastName ?? "" : program.name(fact.name)
  }
}
