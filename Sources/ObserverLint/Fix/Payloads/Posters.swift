/// The posters of a notification, as far as the type of a payload depends on them.
struct Posters: FixPart {
  let context: FixContext
  let all: [NotificationPost]
  /// True if no other code can post the notification.
  let areAllKnown: Bool

  init(of name: Identity.NameSource, _ context: FixContext) {
    self.context = context
    var all: [NotificationPost] = []
    var areAllKnown =
      !context.linked.contracts.isPublic(name) && !context.isNamedInForeignCode(name)
      && context.areAllPostsSeen(of: name)
    for (post, posted) in context.lookups.namedPosts {
      guard let posted else {
        areAllKnown = false
        continue
      }
      if posted == name || context.linked.identity.isSame(posted, name) {
        all.append(post)
      } else if case .constant = posted, SystemNotifications.notification(posted) == nil {
        areAllKnown = false
      }
    }
    self.all = all
    self.areAllKnown = areAllKnown
  }

  var allSendSomething: Bool { all.allSatisfy { definite($0).map { !$0.isEmpty } ?? false } }

  /// Returns true if each poster sends a value of the type under the key in each case.
  func allSend(_ key: Identity.NameSource, as type: String) -> Bool {
    guard areAllKnown, !all.isEmpty else { return false }
    return all.allSatisfy { post in
      (definite(post) ?? []).contains { entry in
        isSame(entry.key, key)
          && swiftType(of: entry.value).map { ContractEntry.comparable($0) == ContractEntry.comparable(type) } ?? false
      }
    }
  }

  /// Returns true if a poster surely sends no such entry.
  func someLack(_ key: Identity.NameSource) -> Bool {
    all.contains { post in
      post.payload.unknown == nil && !post.payload.entries.contains { isSame($0.key, key) }
    }
  }

  /// Returns a sent value under the key that can never be cast to the type.
  func conflict(with wanted: PayloadType, under key: Identity.NameSource) -> String? {
    for post in all {
      for entry in post.payload.entries where isSame(entry.key, key) {
        let sent = linked.payloadType(of: entry.value)
        if linked.isNever(sent, castTo: wanted) { return swiftType(of: entry.value) ?? linked.contracts.describe(sent) }
      }
    }
    return nil
  }

  private func isSame(_ value: ValueID, _ key: Identity.NameSource) -> Bool {
    linked.contracts.name(value).map { $0 == key || linked.identity.isSame($0, key) } ?? false
  }

  // MARK: What is sent for sure

  /// The entries of a payload that is one literal; nil where it is put together in another way.
  private func definite(_ post: NotificationPost) -> [SentPayload.Entry]? {
    guard post.payload.unknown == nil, var value = program.argument(post.call, labelled: "userInfo") else {
      return nil
    }
    for _ in 0..<4 {
      let fact = program.values[value]
      switch fact.kind {
      case .cast: value = fact.base
      case .variable:
        guard program.variables[fact.variable].isLet, let values = linked.values(ofLocal: fact.variable),
          values.count == 1
        else {
          return nil
        }
        value = values[0]
      case .array where fact.flags & ValueFact.dictionary != 0:
        return fact.operands.count / 2 == post.payload.entries.count ? post.payload.entries : nil
      default: return nil
      }
    }
    return nil
  }

  /// The type of a value that is never nil; nil if it is unknown.
  private func swiftType(of value: ValueID, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    let fact = program.values[value]
    switch fact.kind {
    case .string: return "String"
    case .literal:
      if fact.flags & ValueFact.boolean != 0 { return "Bool" }
      if fact.flags & ValueFact.floating != 0 { return "Double" }
      return fact.flags & ValueFact.integer != 0 ? "Int" : nil
    case .cast where fact.flags & (ValueFact.typeTest | ValueFact.conditionalCast) == 0:
      let written = program.name(fact.name)
      return ["Any", "AnyObject", "AnyHashable"].contains(written)
        ? swiftType(of: fact.base, depth: depth + 1) : sure(written)
    case .variable: return swiftType(ofVariable: fact.variable, depth)
    case .name, .member:
      let variables =
        fact.kind == .name
        ? linked.flow.variables(named: fact.name, from: fact.function)
        : linked.flow.fields(fact.name, ofBase: fact.base).variables
      // An optional chain before it would make it optional.
      if fact.kind == .member, ![.selfReference, .variable, .name].contains(program.values[fact.base].kind) {
        return nil
      }
      return variables.count == 1 ? swiftType(ofVariable: variables[0], depth) : nil
    case .call:
      // A structure without initializers of its own never fails to be made.
      let (name, receiver) = program.callName(fact.call)
      guard receiver == nil, let initializer = program.nameIDs["init"] ?? .some(-1),
        let nominal = context.sites.declared(name).first,
        program.types[nominal.declaration].keyword == .struct, nominal.functions[initializer] == nil
      else { return nil }
      return nominal.path
    default: return nil
    }
  }

  private func swiftType(ofVariable variable: VariableID, _ depth: Int) -> String? {
    let fact = program.variables[variable]
    guard !fact.isElement, fact.wrapper < 0 else { return nil }
    if fact.type >= 0 { return sure(program.name(fact.type)) }
    guard fact.initial >= 0 else { return nil }
    return swiftType(of: fact.initial, depth: depth + 1)
  }

  private func sure(_ written: String) -> String? { TypeName.isOptional(written) ? nil : written }
}
