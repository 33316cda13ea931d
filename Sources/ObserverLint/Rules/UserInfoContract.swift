/// A key of a notification's payload that no poster sends, or a cast to what no poster's value is.
struct UserInfoContract: Rule {
  static let id = "userinfo_contract"

  func findings(in linked: LinkedProgram) -> [Finding] {
    let alternatives = AlternativeReads(linked.contracts)
    return zip(linked.contracts.reads, linked.contracts.verdicts).compactMap { read, verdict in
      var finding = say(read, verdict, linked)
      if finding != nil, alternatives.contain(read) { finding?.severity = .note }
      return finding
    }
  }

  func silences(in linked: LinkedProgram) -> [(range: SourceRange, silence: Silence)] {
    zip(linked.contracts.reads, linked.contracts.verdicts).compactMap { read, verdict in
      switch verdict {
      case .kept: (read.range, Silence(.keyIsSent))
      case .unknown(let silence), .notPosted(let silence): (read.range, silence)
      default: nil
      }
    }
  }

  private func say(_ read: PayloadRead, _ verdict: NotificationContracts.Verdict, _ linked: LinkedProgram) -> Finding? {
    let key = linked.contracts.name(read.key).map(linked.contracts.describe) ?? "this key"
    var message: String
    let help: String
    var severity = Severity.warning
    var posts: [CallID] = []
    var note = "this call posts the notification"
    switch verdict {
    case .kept, .unknown, .notPosted: return nil
    case .neverSent(let posters, let keys):
      posts = posters
      let sent = Set(keys).sorted()
      message =
        "nothing sends \(key) with this notification: "
        + (sent.isEmpty ? "its posters send no payload" : "its posters send \(sent.joined(separator: ", "))")
      if isHarmlessFlag(read, posters, linked) {
        severity = .note
        message = "nothing sends \(key) with this notification, and an absent flag is an answer here"
      }
      help =
        "read a key that is sent, or send this key; a typed payload keeps poster and handler together"
      note += " without the key"
    case .otherType(let posters, let values):
      posts = posters
      let types = values.map { linked.contracts.describe(linked.payloadType(of: $0)) }
      message =
        "\(key) is sent as \(Set(types).sorted().joined(separator: " or ")), never as \(read.type ?? "that")"
      help = "cast to the type that is sent; a typed payload keeps poster and handler together"
      note = "this call sends the key"
    case .documentedType(let documented):
      message =
        "the system sends \(key) as \(documented.types.joined(separator: " or ")), never as \(read.type ?? "that")"
      help = "cast to \(documented.types.joined(separator: " or ")): \(documented.page)"
    case .foreignKey(let documented):
      message = "the system sends \(key) with other notifications only"
      help = "see which notification carries the key: \(documented.page)"
    }
    var finding = Finding(
      rule: Self.id, severity: severity, range: read.range, message: message, help: help,
      site: .decision("whether the handler or the poster is wrong"))
    var seen: Set<SourceRange> = [read.range]
    for post in posts where finding.related.count < 4 {
      let range = linked.program.range(ofCall: post)
      if seen.insert(range).inserted { finding.related.append(RelatedPlace(range: range, message: note)) }
    }
    return finding
  }

  /// Returns true if a read only asks if a flag is `true` or `false`, and the type that reads also posts: it knows that
  /// it never sends the flag.
  private func isHarmlessFlag(_ read: PayloadRead, _ posts: [CallID], _ linked: LinkedProgram) -> Bool {
    guard read.isFlag, let reader = linked.table.ownerID(of: read.function) else { return false }
    return posts.allSatisfy { linked.table.ownerID(of: linked.program.calls[$0].function) == reader }
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? { nil }
}
