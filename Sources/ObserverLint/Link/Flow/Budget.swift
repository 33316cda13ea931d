/// How many nodes of the value graph a search visits before its answer is unknown.
///
/// The numbers are far above what real programs need. A search that exhausts its budget never answers that two objects
/// differ, or that nothing removes a token: an unknown answer causes no finding.
enum Budget {
  /// Where the center of a call comes from.
  static let centerSources = 200
  /// Where an observer comes from.
  static let observerSources = 150
  /// Where the object of a registration comes from.
  static let objectSources = 50
  /// Where a token that is given to a removal comes from.
  static let removedSources = 400
  /// Where a token goes.
  static let tokenUses = 600
  /// The removals that a token reaches.
  static let removals = 2000
  /// The nodes that a value reaches and that may bring in further bodies.
  static let bodies = 20_000
  /// The variables, results of functions and types among these nodes.
  static let places = 400
  /// Where a token is kept.
  static let storages = 300
  /// The functions that hand a token on.
  static let returns = 200
  /// The bodies that may run a body, directly or through others.
  static let callers = 300
  /// The functions on the ways to the `deinit` that runs a function.
  static let deinitCallers = 40
  /// The functions that may begin an observation again after its end.
  static let renewals = 40
  /// The functions of one name that a condition may ask.
  static let askedFunctions = 4
  /// The bodies that an action of a control may run.
  static let actions = 60
  /// The closures that a call of a held closure may run.
  static let heldClosures = 400
  /// Where an object goes that code makes and shows.
  static let shownObjects = 60
}
