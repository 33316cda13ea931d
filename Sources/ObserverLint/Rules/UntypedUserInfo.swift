/// A cast out of a notification's `userInfo` where the notification is handled.
struct UntypedUserInfo: Rule {
  static let id = "untyped_userinfo"

  func findings(in linked: LinkedProgram) -> [Finding] {
    var result: [Finding] = []
    var seen: Set<SourceRange> = []
    for fact in linked.program.values where fact.kind == .cast && fact.flags & ValueFact.typeTest == 0 {
      guard let (read, source) = read(ofCast: fact, in: linked),
        linked.typedAccess.silence(of: source, in: fact.function) == nil,
        seen.insert(linked.program.range(ofValue: read)).inserted
      else { continue }
      result.append(say(fact, read, source, linked))
    }
    return result
  }

  func silences(in linked: LinkedProgram) -> [(range: SourceRange, silence: Silence)] {
    linked.program.values.compactMap { fact in
      guard fact.kind == .cast, fact.flags & ValueFact.typeTest == 0,
        let (read, source) = read(ofCast: fact, in: linked),
        let silence = linked.typedAccess.silence(of: source, in: fact.function)
      else { return nil }
      return (linked.program.range(ofValue: read), silence)
    }
  }

  /// The value that the finding is about: `userInfo`, or the subscript of an alias.
  private func read(ofCast cast: ValueFact, in linked: LinkedProgram) -> (ValueID, PayloadSource)? {
    let program = linked.program
    guard let (base, _, element) = element(cast.base, program) else { return nil }
    switch TypeName.core(program.name(cast.name)) {
    case "Any", "AnyObject": return nil
    default: break
    }
    guard let source = PayloadSource.find(base, linked, depth: 0) else { return nil }
    switch source {
    case .direct(let userInfo, _): return (userInfo, source)
    case .alias: return (element, source)
    }
  }

  /// The dictionary that is read, the key, and the value of the read.
  private func element(_ value: ValueID, _ program: Program) -> (base: ValueID, key: ValueID?, element: ValueID)? {
    let fact = program.values[value]
    switch fact.kind {
    case .index: return (fact.base, fact.index >= 0 ? fact.index : nil, value)
    case .alternatives:
      for operand in program.operands(of: fact) {
        if let found = element(operand, program) { return found }
      }
      return nil
    case .call:
      // `NSDictionary`'s ways to read an entry.
      let (name, receiver) = program.callName(fact.call)
      guard let receiver, Catalog.dictionaryReads.contains(name), program.argumentRange(fact.call).count == 1
      else { return nil }
      return (receiver, program.argument(fact.call, at: 0), value)
    default: return nil
    }
  }

  private func say(_ fact: ValueFact, _ read: ValueID, _ source: PayloadSource, _ linked: LinkedProgram) -> Finding {
    let type = linked.program.name(fact.name)
    let isForced = fact.flags & ValueFact.forcedCast != 0
    let key = isForced ? element(fact.base, linked.program)?.key : nil
    let isDocumented = key.map { linked.contracts.isDocumented($0, castTo: type, in: fact.function) } ?? false
    let isSent = key.map { linked.contracts.isAlwaysSent($0, as: type, with: source.notification) } ?? false
    return Finding(
      rule: Self.id, severity: isForced && !isDocumented && !isSent ? .warning : .note,
      range: linked.program.range(ofValue: read),
      message: "the payload is read by key and cast to \(type): "
        + (isDocumented
          ? "the compiler cannot check this documented type"
          : isSent
            ? "posters send the key, but no compiler checks it"
            : isForced ? "a value of another type traps" : "the compiler cannot check poster and handler"),
      help:
        "read the payload in one typed place, such as an initializer that takes the notification; or use a descriptor of NotificationDescriptors, "
        + "whose handler takes the payload: `center.observe(descriptor) { payload in … }`", site: .castRead(read))
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? { nil }
}
