/// A comparison of the values that handlers read with the values that posters send, and with the documentation.
final class NotificationContracts {
  /// The verdict on a read.
  enum Verdict {
    /// Somebody sends it, as a type that the cast may succeed for.
    case kept
    case unknown(Silence)
    /// Nobody in the program posts a notification of this name.
    case notPosted(Silence)
    /// Posters are known, and none of them sends the key.
    case neverSent(posts: [CallID], keys: [String])
    /// Each sender of the key sends something that the cast never succeeds for.
    case otherType(posts: [CallID], values: [ValueID])
    /// The documentation says that the key holds something else.
    case documentedType(SystemNotifications.Key)
    /// The key belongs to other notifications of the system.
    case foreignKey(SystemNotifications.Key)
  }

  unowned let linked: LinkedProgram
  var program: Program { linked.program }
  let handled: HandledNotifications
  private(set) lazy var reads: [PayloadRead] = linked.findPayloadReads()
  private(set) lazy var posts = NotificationPosts(linked)
  private(set) lazy var verdicts: [Verdict] = reads.map { judge($0) }
  /// Names that code of other languages mentions.
  var namesElsewhere: Set<String> = [] {
    didSet { verdicts = reads.map { judge($0) } }
  }

  init(_ linked: LinkedProgram) {
    self.linked = linked
    handled = HandledNotifications(linked)
  }

  // MARK: Names and keys

  typealias NameSource = Identity.NameSource

  /// The name or key that a value is; nil if it is unknown, or may be several.
  func name(_ value: ValueID) -> NameSource? {
    let fact = program.values[value]
    switch fact.kind {
    case .variable where program.variables[fact.variable].kind == .local && !program.variables[fact.variable].isElement:
      guard let values = linked.values(ofLocal: fact.variable), values.count == 1 else { return nil }
      return name(values[0])
    case .variable: return nil
    case .member, .name, .implicitMember:
      // A constant that is set again is none.
      if mayBeVariable(fact.name), linked.lifetime.isStored(fact.name) { return nil }
    default: break
    }
    guard let names = linked.identity.names(of: value), names.count == 1, let name = names.first else { return nil }
    return isGenericKey(name) ? nil : name
  }

  private func mayBeVariable(_ name: NameID) -> Bool {
    let constants = (linked.table.fieldsByName[name] ?? []).filter { program.variables[$0].isStatic }
    return (constants + (linked.table.globals[name] ?? [])).contains { !program.variables[$0].isLet }
  }

  /// `rawValue` and the like name nothing by themselves.
  private func isGenericKey(_ name: NameSource) -> Bool {
    switch name {
    case .raw: false
    case .constant(_, let spelled), .text(_, let spelled), .reached(_, let spelled):
      spelled == "rawValue" || spelled == "name"
    }
  }

  func describe(_ name: NameSource) -> String {
    switch name {
    case .raw(let text): "\"\(text)\""
    case .constant(let type, let spelled), .text(let type, let spelled): type.isEmpty ? spelled : "\(type).\(spelled)"
    case .reached(_, let path): path
    }
  }

  func compare(_ left: NameSource, _ right: NameSource) -> Sameness {
    if linked.identity.isSame(left, right) { return .same }
    switch (left, right) {
    case (.raw, .raw): return .different
    case (.constant(let first, _), .constant(let second, _)), (.text(let first, _), .text(let second, _)):
      // Two cases of one enumeration of the program's.
      return first == second && isOwnType(first) ? .different : .unknown
    default: return .unknown
    }
  }

  func isOwnType(_ path: String) -> Bool {
    linked.table.nominals.contains { !$0.isExternal && $0.path == path }
  }

  // MARK: Judging

  private func judge(_ read: PayloadRead) -> Verdict {
    guard let values = handled.names(of: read.notification), !values.isEmpty else {
      return .unknown(Silence(.nameUnknown))
    }
    guard let key = name(read.key) else { return .unknown(Silence(.keyUnknown)) }
    var verdicts: [Verdict] = []
    for value in values {
      guard let name = name(value) else {
        return .unknown(Silence(.nameUnknown))
      }
      verdicts.append(judge(key, of: name, read))
    }
    return combine(verdicts)
  }

  /// A handler of several names may read what only one of them carries.
  private func combine(_ verdicts: [Verdict]) -> Verdict {
    var merged: Verdict?
    for verdict in verdicts {
      switch (merged, verdict) {
      case (_, .unknown), (_, .notPosted): return verdict
      case (_, .kept), (nil, _): merged = verdict
      case (.kept?, _): break
      case (.neverSent(let posts, let keys)?, .neverSent(let more, let moreKeys)):
        merged = .neverSent(posts: posts + more, keys: keys + moreKeys)
      case (.neverSent?, _): merged = verdict
      case (.otherType(let posts, let values)?, .otherType(let more, let moreValues)):
        merged = .otherType(posts: posts + more, values: values + moreValues)
      default: break
      }
    }
    return merged ?? .unknown(Silence(.nameUnknown))
  }

  private func judge(_ key: NameSource, of name: NameSource, _ read: PayloadRead) -> Verdict {
    let wanted = read.type.map { linked.payloadType(written: $0, in: read.function) } ?? .unknown
    if let system = SystemNotifications.notification(name) { return judge(key, of: system, wanted) }
    switch name {
    case .constant(let type, _) where type.isEmpty || !isOwnType(type),
      .text(let type, _) where type.isEmpty || !isOwnType(type):
      return .unknown(Silence(.nameOfOtherModule, describe(name)))
    default: break
    }
    if namesElsewhere.contains(spelling(name)) { return .unknown(Silence(.nameInOtherLanguage, describe(name))) }
    if isPublic(name) {
      return .unknown(Silence(.namePublic, describe(name)))
    }
    return judge(key, postedAs: name, wanted)
  }

  private func judge(_ key: NameSource, postedAs name: NameSource, _ wanted: PayloadType) -> Verdict {
    var found: [CallID] = []
    var senders: [(post: CallID, value: ValueID)] = []
    var keys: [String] = []
    var isOpen = false
    for post in posts.all {
      if let value = post.name, let posted = self.name(value) {
        switch compare(posted, name) {
        case .same: found.append(post.call)
        case .different: continue
        case .unknown:
          if mayCarry(key, post.payload) { isOpen = true }
          continue
        }
      } else if mayCarry(key, post.payload) {
        return .unknown(Silence(.posterNameUnknown))
      } else {
        continue
      }
      for entry in post.payload.entries {
        guard let sent = self.name(entry.key) else { return .unknown(Silence(.posterKeyUnknown)) }
        switch compare(sent, key) {
        case .same: senders.append((post.call, entry.value))
        case .different: keys.append(describe(sent))
        case .unknown: return .unknown(Silence(.posterKeyMayMatch, describe(sent)))
        }
      }
      if let reason = post.payload.unknown, senders.last?.post != post.call { return .unknown(reason) }
    }
    if isOpen { return .unknown(Silence(.posterNameMayMatch, describe(name))) }
    guard !found.isEmpty else { return .notPosted(Silence(.notPosted, describe(name))) }
    guard !senders.isEmpty else { return .neverSent(posts: found, keys: keys) }
    let never = senders.allSatisfy { linked.isNever(linked.payloadType(of: $0.value), castTo: wanted) }
    return never ? .otherType(posts: senders.map(\.post), values: senders.map(\.value)) : .kept
  }

  func describe(_ type: PayloadType) -> String {
    switch type {
    case .boxed(let name): "a \(name)"
    case .own(let id): linked.table.nominals[id].path
    case .external(let name): name
    case .unknown: "something else"
    }
  }

  // MARK: The system's notifications

  private func judge(_ key: NameSource, of system: SystemNotifications.Notification, _ wanted: PayloadType) -> Verdict {
    guard let documented = SystemNotifications.key(key) else { return .unknown(Silence(.keyUndocumented)) }
    if system.keys.contains(documented.names[0]) {
      let types = documented.types.map { linked.payloadType(written: $0, in: nil) }
      let never = !types.isEmpty && types.allSatisfy { isNever(documented: $0, castTo: wanted) }
      return never ? .documentedType(documented) : .kept
    }
    // The program may post the system's notification itself, with what it likes.
    let isPosted = posts.all.contains { post in
      guard mayCarry(documented, post.payload) else { return false }
      guard let value = post.name, let posted = self.name(value) else { return true }
      if let other = SystemNotifications.notification(posted) { return other.names == system.names }
      if case .raw = posted { return false }
      return true
    }
    return isPosted ? .kept : .foreignKey(documented)
  }

  /// Returns true if Apple documents a key, and a type that its value can be cast to.
  func isDocumented(_ key: ValueID, castTo type: String, in function: FunctionID) -> Bool {
    guard let name = name(key), let documented = SystemNotifications.key(name), !documented.types.isEmpty else {
      return false
    }
    let wanted = linked.payloadType(written: type, in: function)
    return !documented.types.allSatisfy {
      isNever(documented: linked.payloadType(written: $0, in: nil), castTo: wanted)
    }
  }

  /// Returns true if the cast of a documented type always fails. The system sends no value of another type.
  private func isNever(documented type: PayloadType, castTo wanted: PayloadType) -> Bool {
    switch (type, wanted) {
    case (.external, .boxed), (.external, .own): return true
    default: return linked.isNever(type, castTo: wanted)
    }
  }

  // MARK: Names that others may post

  /// The program's public constants that are names.
  private lazy var publicNames: [NameSource] = program.variables.compactMap { fact in
    guard fact.isStatic || fact.kind == .global, fact.initial >= 0, isPublic(fact) else { return nil }
    return linked.identity.names(of: fact.initial).flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// Returns true if a public constant of the program has that name, so that other programs may post it.
  func isPublic(_ name: NameSource) -> Bool { publicNames.contains { linked.identity.isSame($0, name) } }

  private func isPublic(_ fact: VariableFact) -> Bool {
    fact.isPublic
      || fact.owner >= 0 && program.types[fact.owner].isExtension
        && program.types[fact.owner].isPublic && !fact.isPrivate && !fact.isFileprivate
  }

  func spelling(_ name: NameSource) -> String {
    switch name {
    case .raw(let text): text
    case .constant(_, let spelled), .text(_, let spelled), .reached(_, let spelled): spelled
    }
  }

  /// The names of notifications whose contract a verdict says is broken.
  func namesOfFindings() -> Set<String> {
    var result: Set<String> = []
    for (read, verdict) in zip(reads, verdicts) {
      switch verdict {
      case .neverSent, .otherType: break
      default: continue
      }
      for value in handled.names(of: read.notification) ?? [] {
        if let name = name(value) { result.insert(spelling(name)) }
        let fact = program.values[value]
        if fact.kind == .member || fact.kind == .implicitMember || fact.kind == .name {
          result.insert(program.name(fact.name))
        }
      }
    }
    return result
  }
}
