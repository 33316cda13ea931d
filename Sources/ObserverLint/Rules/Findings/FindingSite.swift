/// The site that a finding was made from. A fix starts from it. A finding outlives the linked program, so a site has ids
/// and rows, and no tables of the program.
enum FindingSite: Sendable {
  /// A block's token that nothing keeps.
  case droppedToken(TokenSite)
  /// A block's token that is stored, and never removed.
  case keptToken(TokenSite)
  /// An observation of a library, whose disposable nothing keeps.
  case lostObservation(TokenSite)
  /// A registration by selector.
  case selector(CallID)
  case keyPath(KeyPathSite)
  case repetition(Repetition)
  case removal(RemovalSite)
  case removalOfEverything(RemovalOfEverything)
  case cycle(CycleSite)
  case loop(LoopSite)
  /// An observation that ends at once.
  case droppedObservation(DroppedSite)
  /// A read of a payload's entry that is cast: `userInfo`, or the subscript of a local that holds it.
  case castRead(ValueID)
  /// No fix starts from the site. The reason says why.
  case unfixable(Unfixable)
}

extension FindingSite {
  /// True if the program shows that nobody is harmed.
  var harmsNobody: Bool {
    switch self {
    case .droppedToken(let site), .keptToken(let site), .lostObservation(let site): site.excuse != nil
    case .keyPath(let site): site.excuse != nil
    case .cycle(let site): site.excuse != nil
    case .loop(let site): site.excuse != nil
    case .removalOfEverything(let removal): removal.isHarmless && removal.victims.isEmpty
    default: false
    }
  }

  /// The site of a finding that only a person can fix.
  ///
  /// - Parameter decision: what the person decides.
  static func decision(_ decision: String = "what the code should do") -> FindingSite {
    .unfixable(Unfixable(.decisionOfPerson, "only a person can decide \(decision)"))
  }
}
