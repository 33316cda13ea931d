/// Where the program names a property, and what it gives up there.
final class PropertyNamings {
  /// A place that may give up what the property keeps.
  struct LossPlace {
    enum Kind {
      case assignment(isElement: Bool)
      case emptying(CallID)
    }

    var value: ValueID
    var kind: Kind
    /// What is stored there, and all that it may come from.
    var stored: Set<Int32>
  }

  private let property: VariableID
  private unowned let planner: FixPlanner
  private var linked: LinkedProgram { planner.linked }
  private var losses: [ValueID: Result<FixPlanner.Loss?, Unfixable>] = [:]

  init(of property: VariableID, _ planner: FixPlanner) {
    self.property = property
    self.planner = planner
  }

  private(set) lazy var values = linked.mentions.values(namingProperty: property)

  /// Whether any of them runs when an object ends.
  private(set) lazy var isNamedAtEnd = values.contains {
    linked.mentions.deinitOwners(of: linked.program.values[Int($0)].function) != nil
  }

  /// Where something is given up before the owner ends, in the order of the program; tests left out.
  private(set) lazy var lossPlaces: [LossPlace] = values.compactMap { value in
    let function = linked.program.values[Int(value)].function
    guard linked.mentions.deinitOwners(of: function) == nil, !linked.mentions.isTest(function),
      let kind = kindOfLoss(at: value)
    else { return nil }
    let stored = linked.trail.uses(in: function).stores[value] ?? []
    return LossPlace(
      value: value, kind: kind,
      stored: stored.reduce(into: []) { $0.formUnion(linked.flow.incoming.nearest(from: $1, limit: 100)) })
  }

  private func kindOfLoss(at value: ValueID) -> LossPlace.Kind? {
    let program = linked.program
    let uses = linked.trail.uses(in: program.values[Int(value)].function)
    if uses.stores[value] != nil { return .assignment(isElement: false) }
    for use in uses[value] {
      switch use {
      case .part(let element) where uses.stores[element] != nil: return .assignment(isElement: true)
      case .member(let member):
        guard let call = uses.call(of: member), Catalog.removingMutators.contains(program.callName(call).name) else {
          continue
        }
        return .emptying(call)
      default: continue
      }
    }
    return nil
  }

  /// What is given up there, as text; nil where that turns out to be nothing.
  func loss(at place: LossPlace) throws(Unfixable) -> FixPlanner.Loss? {
    if let known = losses[place.value] { return try known.get() }
    let result = Result { () throws(Unfixable) in try planner.loss(at: place, of: property) }
    losses[place.value] = result
    return try result.get()
  }
}
