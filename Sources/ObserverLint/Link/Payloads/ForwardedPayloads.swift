/// A notification whose posters decide what a payload carries, also where a handler passes the payload on.
struct PayloadOrigin: Equatable {
  var name: Identity.NameSource
  /// Entries of the payload that have a certain text wherever it is passed on.
  var texts: [EntryText] = []

  struct EntryText: Equatable {
    var key: Identity.NameSource
    var text: NameID
  }
}

extension NotificationContracts {
  /// The notifications whose payload a post passes on; nil if one of them is unknown, or the system's.
  func origins(ofForwarded post: NotificationPost, behind origin: PayloadOrigin) -> [PayloadOrigin]? {
    var result: [PayloadOrigin] = []
    for notification in post.payload.forwarded {
      guard let values = handled.names(of: notification), !values.isEmpty else { return nil }
      let texts = origin.texts + texts(of: notification, leadingTo: post.call).filter { !origin.texts.contains($0) }
      for value in values {
        guard let name = name(value), SystemNotifications.notification(name) == nil else { return nil }
        result.append(PayloadOrigin(name: name, texts: texts))
      }
    }
    return result
  }

  /// Returns true if a payload has another text where the payload is passed on.
  func misses(_ payload: SentPayload, _ origin: PayloadOrigin) -> Bool {
    origin.texts.contains { asked in
      let sent = payload.entries.filter { isKey($0.key, asked.key) }
      return !sent.isEmpty
        && sent.allSatisfy { entry in
          let fact = program.values[entry.value]
          return fact.kind == .string && fact.name >= 0 && fact.name != asked.text
        }
    }
  }

  func isKey(_ value: ValueID, _ key: NameSource) -> Bool { name(value).map { compare($0, key) == .same } ?? false }

  /// `switch note.userInfo?["kind"] as? String { case "web": post(…) }`
  private func texts(of notification: ValueID, leadingTo post: CallID) -> [PayloadOrigin.EntryText] {
    let call = program.calls[post]
    let order = StoredOrder(linked)
    return linked.order.regions(around: call.nameOffset, in: call.function).compactMap { branch in
      guard branch.onlyText >= 0, let entry = subject(of: branch, in: call.function), entry.index >= 0,
        let source = PayloadSource.find(entry.base, linked, depth: 0), let key = name(entry.index),
        let asked = order.variable(of: source.notification), asked == order.variable(of: notification)
      else { return nil }
      return PayloadOrigin.EntryText(key: key, text: branch.onlyText)
    }
  }

  /// The entry of a dictionary that a `switch` asks for, perhaps through a local.
  private func subject(of branch: RegionFact, in function: FunctionID) -> ValueFact? {
    let body = linked.flow.bodies.body(of: function)
    let values = linked.order.values(in: [branch.statement..<branch.conditionEnd], of: body)
    guard let last = values.last(where: { program.values[$0].end == branch.conditionEnd }) else { return nil }
    var fact = program.values[StoredOrder(linked).readPlace(of: last)]
    if fact.kind == .alternatives, fact.flags & ValueFact.fallback != 0 {
      fact = program.values[program.operands[fact.operands.lowerBound]]
    }
    if fact.kind == .cast { fact = program.values[fact.base] }
    return fact.kind == .index ? fact : nil
  }
}
