/// Controllers that appear once: each object is presented over another controller, nothing covers it, and it leaves when it
/// is dismissed.
final class OverlayControllers {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }
  private var known: [Int: Bool] = [:]
  /// The names that a further file must make, declare or mention to change the answers.
  private(set) var asked: Set<Demand> = []
  /// The calls by which such a controller gives itself to other code, which may present another controller from there.
  private(set) var handedOver: Set<CallID> = []

  /// The methods of a controller that disappears. A controller that appears once then leaves.
  static let disappearances: Set = [
    "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillDisappear()", "viewDidDisappear()",
  ]

  init(_ linked: LinkedProgram) { self.linked = linked }

  func contain(_ owner: NominalType) -> Bool {
    if let known = known[owner.id] { return known }
    let answer = find(owner)
    known[owner.id] = answer
    return answer
  }

  private func find(_ owner: NominalType) -> Bool {
    guard !owner.isExternal, table.isBelowExternal[owner.id], table.descendants(owner.id).isEmpty else { return false }
    let makers = linked.lifetime.constructions(of: owner.id)
    if linked.storyboards.presentOnly(owner.lastName) {
      asked.insert(owner.demand(.makes))
      return makers.isEmpty
    }
    let name = table.objectiveCName(of: owner)
    // Most controllers have another style, so that no further maker matters.
    if makers.isEmpty { asked.insert(.mentions(owner.lastName, with: Self.style)) }
    guard !makers.isEmpty, makers.allSatisfy({ isPresented($0.call) }), !linked.storyboards.make(owner.lastName),
      !linked.objectiveC.makes(name)
    else { return false }
    asked.insert(owner.demand(.makes))
    return table.unseenAncestor(owner.id) == nil && !mayBeCovered(owner)
  }

  // MARK: Presentations

  /// `let popup = Popup(); popup.modalPresentationStyle = .overFullScreen; present(popup, animated: true)`, also in a
  /// navigation controller of its own. An object that goes elsewhere, too, may be presented again.
  private func isPresented(_ call: CallID) -> Bool {
    let function = program.calls[Int(call)].function
    let uses = linked.trail.uses(in: function)
    guard let popup = local(keeping: call, uses) else { return false }
    var style: UInt32?
    // The style of a navigation controller counts for all in it.
    var isContained = false
    var presentation: CallID?
    for read in uses.reads[popup] ?? [] {
      for use in uses[read] {
        switch use {
        case .member(let member):
          let name = program.name(program.values[Int(member)].b)
          if name == Self.style {
            guard uses.stores[member]?.allSatisfy(isOverlay) ?? true else { return false }
            if program.values[Int(member)].function == function { style = program.values[Int(member)].offset }
          } else if name == Self.transition || Catalog.coveringMethods.contains(name) {
            return false
          }
        case .argument(let taker, let position):
          guard linked.inference.candidates(for: taker).isEmpty, position == 0, presentation == nil else {
            return false
          }
          let name = program.callName(taker).name
          if program.argument(taker, labelled: "rootViewController") != nil {
            guard isPresented(taker) else { return false }
            (isContained, presentation) = (true, taker)
          } else {
            guard name.hasPrefix("present"), Catalog.coveringMethods.contains(name) else { return false }
            presentation = taker
          }
        default: return false
        }
      }
    }
    guard let presentation, let place = place(of: presentation, in: function) else { return false }
    return isContained || style.map { linked.order.surelyPrecedes($0, place, in: function) } ?? false
  }

  private static let style = "modalPresentationStyle"
  /// Code of its own may let the user begin to dismiss the controller, and then think better of it.
  private static let transition = "transitioningDelegate"

  /// The local that alone keeps the result of a call.
  private func local(keeping call: CallID, _ uses: ValueUses) -> VariableID? {
    let found = uses[program.calls[Int(call)].value]
    guard found.count == 1, case .stored(let target)? = found.first, case let fact = program.values[Int(target)],
      fact.kind == .variable, program.variables[Int(fact.a)].kind == .local, uses.writes[fact.a]?.count == 1
    else { return nil }
    return fact.a
  }

  private func isOverlay(_ style: ValueID) -> Bool {
    let fact = program.values[Int(style)]
    return (fact.kind == .implicitMember || fact.kind == .member)
      && Catalog.overlayStyles.contains(program.name(fact.b))
  }

  /// Where a function runs a call: also in a closure that runs once.
  private func place(of call: CallID, in function: FunctionID) -> UInt32? {
    var (place, offset) = (program.calls[Int(call)].function, program.calls[Int(call)].nameOffset)
    while place != function {
      let closure = program.functions[Int(place)]
      guard closure.kind == .closure, linked.ownership.runsOnce(closure: place) else { return nil }
      (place, offset) = (closure.parent, closure.offset)
    }
    return offset
  }

  // MARK: Covers

  /// Returns true if code of a controller, or code that this code calls, may show another controller in its place.
  private func mayBeCovered(_ owner: NominalType) -> Bool {
    let hierarchy = [owner.id] + table.ancestors(owner.id)
    for type in hierarchy where !table.nominals[type].isExternal {
      asked.insert(table.nominals[type].demand(.declaresType))
    }
    let style = program.nameIDs[Self.style]
    if let style, !table.fields(style, in: owner.id).isEmpty { return true }
    let types = Set(hierarchy)
    var bodies = hierarchy.flatMap { type in
      table.nominals[type].isExternal
        ? [] : functionsOfTypes[type, default: []].filter { type == owner.id || mayRunByItself($0) }
    }
    var seen = Set(bodies)
    while let body = bodies.popLast() {
      if let style, let type = table.ownerID(of: body), types.contains(type), changes(style, in: body) { return true }
      for call in linked.flow.bodies.calls[body] {
        let targets = linked.runs.targets(of: call)
        if mayCover(call) || givesItselfAway(call, targets) { return true }
        if targets.isEmpty, program.isOnSelf(call), program.receiver(call).map(isSuper) != true {
          // A helper of an extension that no file seen so far declares.
          for method in Catalog.coveringMethods {
            asked.insert(Demand(name: program.callName(call).name, use: .declaresMember, with: method))
          }
        }
        bodies += targets.map(linked.flow.bodies.body).filter { seen.insert($0).inserted }
      }
      if seen.count > Self.mostBodies { return true }
    }
    return false
  }

  /// The functions in each type, without closures, which stand in the bodies of these.
  private lazy var functionsOfTypes: [Int: [FunctionID]] = {
    var result: [Int: [FunctionID]] = [:]
    for (index, fact) in program.functions.enumerated() where fact.kind != .closure {
      if let type = table.ownerID(of: FunctionID(index)) { result[type, default: []].append(FunctionID(index)) }
    }
    return result
  }()

  /// Returns true if a body of a controller gives the controller a style that is no popup's.
  private func changes(_ style: NameID, in body: FunctionID) -> Bool {
    let uses = linked.trail.uses(in: body)
    return linked.flow.bodies.values[body].contains { value in
      let fact = program.values[Int(value)]
      return fact.b == style && (fact.kind == .name || fact.kind == .member && program.isSelf(fact.a))
        && !(uses.stores[value]?.allSatisfy(isOverlay) ?? true)
    }
  }

  /// Returns true if a call gives `self` to code of the program that nobody knows: a closure in a property, or a method that
  /// a protocol requires. Such code may present another controller from there.
  private func givesItselfAway(_ call: CallID, _ targets: [FunctionID]) -> Bool {
    guard program.argumentRange(call).contains(where: { program.isSelf(program.arguments[$0].value) }) else {
      return false
    }
    let (name, receiver) = program.callName(call)
    handedOver.insert(call)
    if targets.contains(where: { program.functions[Int($0)].hasBody }) { return false }
    if !targets.isEmpty { return true }
    if let receiver, case .nominal(let type) = linked.inference.type(of: receiver),
      SystemTypes.isKnown(table.nominals[type].path)
    {
      return false
    }
    let callee = program.values[Int(program.calls[Int(call)].callee)]
    guard callee.kind == .name || callee.kind == .member, let id = program.nameIDs[name] else {
      return callee.kind != .implicitMember
    }
    return table.functionsByName[id] != nil || table.fieldsByName[id] != nil
  }

  /// Returns false for a method of a superclass that only calls run.
  private func mayRunByItself(_ function: FunctionID) -> Bool {
    let fact = program.functions[Int(function)]
    return fact.kind != .function || table.overridesFrameworkMethod(function) || linked.mentions.isSelector(fact.name)
  }

  /// A controller with more code than this may do anything.
  private static let mostBodies = 300

  private func isSuper(_ value: ValueID) -> Bool { program.values[Int(value)].kind == .superReference }

  private func mayCover(_ call: CallID) -> Bool {
    let (name, _) = program.callName(call)
    guard Catalog.coveringMethods.contains(name), linked.inference.candidates(for: call).isEmpty,
      Self.labels.contains(where: { program.argument(call, labelled: $0) != nil })
    else { return false }
    guard let shown = program.argument(call, at: 0) else { return true }
    let made = program.values[Int(StoredOrder(linked).readPlace(of: shown))]
    if made.kind == .call, isPresented(made.a) { return false }
    guard case .nominal(let type) = linked.inference.type(of: shown) else { return true }
    return !Catalog.overlayControllers.contains(table.nominals[type].lastName)
  }

  private static let labels = ["animated", "sender", "withIdentifier"]
}
