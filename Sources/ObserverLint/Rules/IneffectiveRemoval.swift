/// A removal that cannot end what it is meant to end.
struct IneffectiveRemoval: Rule {
  static let id = "ineffective_removal"
  static let subjects: Subjects = [.registrations, .removals]

  func findings(in linked: LinkedProgram) -> [Finding] {
    var result: [Finding] = []
    for site in linked.removalSites {
      if case .ineffective(let reason) = site.verdict { result.append(say(site, reason, linked)) }
    }
    return result
  }

  private func say(_ site: RemovalSite, _ reason: RemovalSite.Reason, _ linked: LinkedProgram) -> Finding {
    var finding = Finding(
      rule: Self.id, severity: .warning, range: linked.program.range(ofCall: site.call), message: message(reason),
      help: help(reason))
    for range in site.related {
      finding.related.append(RelatedPlace(range: range, message: place(reason)))
    }
    return finding
  }

  private func message(_ reason: RemovalSite.Reason) -> String {
    let why =
      switch reason {
      case .onlyBlocks: "a block-based registration ends with its token, and `self` was never its observer"
      case .nameNeverRegistered: "this observer is never registered for that name"
      case .otherCenter: "the registration was made on another center"
      case .otherObject: "the registration is for another object, or for any"
      case .notAToken: "a selector-based registration returns nothing that could be removed"
      case .neverAToken: "no registration's token is ever stored there"
      case .collection: "a collection is not a token, and was never an observer"
      case .overwritten: "the token was set to nil before"
      }
    return "this removes nothing: \(why)"
  }

  private func help(_ reason: RemovalSite.Reason) -> String {
    switch reason {
    case .onlyBlocks: "keep the token that addObserver(forName:…) returns, and pass that to removeObserver(_:)"
    case .nameNeverRegistered: "remove by the name that is registered, or drop the removal"
    case .otherCenter: "remove from the center that the registration was made on"
    case .otherObject: "remove with the registration's object, or with nil for any object"
    case .notAToken: "remove the observer itself: removeObserver(self, name: …, object: …)"
    case .neverAToken: "store the token where the observer is registered, or drop the removal"
    case .collection: "remove each of the tokens: `tokens.forEach(center.removeObserver)`"
    case .overwritten: "remove the token first, and set it to nil then"
    }
  }

  private func place(_ reason: RemovalSite.Reason) -> String {
    switch reason {
    case .overwritten: "the token is lost here"
    case .neverAToken: "nothing but nil is stored here"
    default: "what is registered here stays"
    }
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> String? {
    guard let site = linked.removalSites.first(where: { $0.call == call }) else { return nil }
    switch site.verdict {
    case .effective(let why): return "silent: \(why)"
    case .ineffective(let reason): return "fires: \(message(reason))"
    }
  }
}
