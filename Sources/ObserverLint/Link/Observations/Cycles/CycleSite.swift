/// An observation whose block may hold the object that keeps it.
struct CycleSite {
  /// The kind of place that keeps the observation.
  enum Keeper {
    /// A property of `self`, or of an object that `self` keeps.
    case property
    /// A property of a cell in a list that `self` shows.
    case cell
    /// The observed subject: nothing keeps the disposable.
    case subject
    /// The collection of an observable that the program declares: nothing takes the closure out.
    case collection
    /// An event bus: nothing unregisters the owner.
    case bus
    /// A bag that lives as long as the process.
    case lastingBag
    /// A bag that a library associates with the owner.
    case associatedBag
  }

  /// A copy of a structure, and what the copy holds.
  struct Copy {
    var structure: NominalID
    /// The property that keeps the observation, or the object that does.
    var property: VariableID
    /// False if another value of the property changes nothing for the copy.
    var isReplaceable: Bool
  }

  var call: CallID
  /// How the block holds `self`, or nil.
  var hold: Captures.Hold?
  /// The reason why no rule reports it. Nil if a rule does.
  var silence: Silence?
  /// Why the cycle harms nobody: the one owner lives as long as the process.
  var excuse: String?
  /// The call that gives the owner to what the owner keeps, where the observation is another object's.
  var through: CallID?
  /// The local, parameter or property that keeps the observation, where that is another object than `self`.
  var object: VariableID?
  /// The call that makes the object anew on each run, where the bag of `self` keeps each of these objects.
  var made: CallID?
  /// The class whose instances never go.
  var owner: NominalID?
  /// The variable that keeps the observation.
  var storage: VariableID?
  /// The copy of a structure that the observation holds, where `self` is no object.
  var copy: Copy?
  var keeper = Keeper.property
  /// False if nothing ends the observation before its storage's owner is released, as with `assign(to: &$x)`.
  var canBeEmptied = true
  /// The value that may end it while its owner lives.
  var end: ValueID?
  /// Removals that never run.
  var removals: [ValueID] = []
  /// Removals that the next registration follows at once.
  var renewals: [ValueID] = []
}
