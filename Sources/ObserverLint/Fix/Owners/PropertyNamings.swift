/// The places where the program names a property, and the tokens that are lost there.
final class PropertyNamings: FixPart {
  /// A place that may give up what the property keeps.
  struct LossPlace {
    enum Kind {
      case assignment(isElement: Bool)
      case emptying(CallID)
    }

    var value: ValueID
    var kind: Kind
    /// The values that are stored there, and their origins.
    var stored: Set<FlowNodeID>
  }

  private let property: VariableID
  unowned let context: FixContext
  private let losses = Answers<ValueID, Result<FixContext.Loss?, Unfixable>>()

  init(of property: VariableID, _ context: FixContext) {
    self.property = property
    self.context = context
  }

  private(set) lazy var values = linked.mentions.values(namingProperty: property)

  /// True if code that runs at the end of an object uses the property's value.
  private(set) lazy var isUsedAtEnd = !linked.usesAtEnd(of: property).isEmpty

  /// True if code that runs at the end of an object passes the property's value on, other than to a removal.
  private(set) lazy var isHandedOnAtEnd: Bool = {
    let handing = linked.usesAtEnd(of: property).filter { value in
      isHandedOn(value, linked.trail.uses(in: program.values[value].function))
    }
    if handing.isEmpty { return false }
    let reached = linked.flow.outgoing.nearest(from: linked.flow.node(ofVariable: property), limit: 200)
    let removing = reached.filter { context.sites.removalsByArgument[$0.value] != nil }.map {
      program.outermostFunction(program.values[$0.value].function)
    }
    return !handing.allSatisfy { removing.contains(program.outermostFunction(program.values[$0].function)) }
  }()

  private func isHandedOn(_ value: ValueID, _ uses: ValueUses) -> Bool {
    uses[value].contains { use in
      guard case .member(let member) = use else { return true }
      guard let call = uses.call(of: member) else { return false }
      let name = program.callName(call).name
      return !Catalog.containerMutators.contains(name) && !Catalog.removingMutators.contains(name)
    }
  }

  /// The places that lose a token before the owner ends, in the order of the program, without tests.
  private(set) lazy var lossPlaces: [LossPlace] = values.compactMap { value in
    let function = program.values[value].function
    guard linked.mentions.deinitOwners(of: function) == nil, !linked.mentions.isTest(function),
      let kind = kindOfLoss(at: value)
    else { return nil }
    let uses = linked.trail.uses(in: function)
    let elements = uses[value].compactMap { use in if case .part(let element) = use { element } else { nil } }
    let stored = ([value] + elements).flatMap { uses.stores[$0] ?? [] }
    return LossPlace(
      value: value, kind: kind,
      stored: stored.reduce(into: []) { $0.formUnion(linked.flow.incoming.nearest(from: $1.node, limit: 100)) })
  }

  private func kindOfLoss(at value: ValueID) -> LossPlace.Kind? {
    let uses = linked.trail.uses(in: program.values[value].function)
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

  /// Returns the lost value as text; nil if nothing is lost.
  func loss(at place: LossPlace) throws(Unfixable) -> FixContext.Loss? {
    try losses.answer(place.value) { () throws(Unfixable) in try context.loss(at: place, of: property) }
  }
}
