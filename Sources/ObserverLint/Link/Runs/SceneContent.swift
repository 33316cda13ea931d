/// Views that a scene of the program's `App` shows as long as its window is open, and views that a presentation shows until
/// it ends. They appear once in each window, or once for each presentation.
struct SceneContent {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  /// The place that shows a view once, whatever the state of the program is.
  ///
  /// - Parameters:
  ///   - appearance: the `onAppear` of the view.
  ///   - chain: the calls that the appearance runs, the outermost first.
  ///   - asked: receives the questions about the views on the way. A further file may show them elsewhere, too.
  func place(of appearance: CallID, _ chain: [CallID], _ asked: inout Set<Demand>) -> Repetition.OncePlace? {
    guard let scene = scene(showing: appearance, &asked) else { return nil }
    if !isPresentation(scene) { return .window }
    // A view appears again when what covers it goes, and each presentation changes an object that lives longer.
    let bodies = linked.flow.bodies
    let changes = chain.filter { $0 != appearance }
    guard !isCovered(around: appearance), let change = changes.first, changesOwnState(change),
      changes.dropFirst().allSatisfy(program.isOnSelf),
      // The state of the view that presents lives longer.
      bodies.body(of: program.calls[Int(appearance)].function) != bodies.body(of: program.calls[Int(scene)].function)
    else { return nil }
    return .presentation
  }

  private func isCovered(around appearance: CallID) -> Bool {
    let bodies = linked.flow.bodies
    return bodies.calls[bodies.body(of: program.calls[Int(appearance)].function)].contains {
      Catalog.coveringViews.contains(program.callName($0).name)
    }
  }

  /// Returns true for a call on an object that begins and ends with the view: `model.load()` of a `@StateObject`.
  private func changesOwnState(_ call: CallID) -> Bool {
    guard let object = program.receiver(call), let state = linked.trail.ownProperty(object) else { return false }
    let fact = program.variables[Int(state)]
    guard fact.wrapper >= 0, fact.isPrivate, fact.initial >= 0, program.values[Int(fact.initial)].kind == .call,
      ["State", "StateObject"].contains(TypeName.withoutGenerics(program.name(fact.wrapper)))
    else { return false }
    let made = program.calls[Int(program.values[Int(fact.initial)].a)]
    if case .metatype = linked.inference.type(of: made.callee) { return true }
    return false
  }

  /// The only window that shows what a call makes: the path to it, for people. Nil if the user may open a further window.
  func onlyWindow(showing call: CallID, _ asked: inout Set<Demand>) -> String? {
    guard let scene = scene(showing: call, &asked), !isPresentation(scene),
      let app = linked.table.owner(of: program.calls[Int(scene)].function),
      program.callName(scene).name == Self.singleWindow
        || linked.storyboards.allowOneScene(inAppOf: program.files[Int(program.fileOfCall[Int(scene)])].path)
    else { return nil }
    return app.lastName + ".body"
  }

  private func isPresentation(_ scene: CallID) -> Bool {
    Catalog.presentations.contains(program.callName(scene).name)
  }

  /// `Window("Log", id: "log") { … }`, unlike a `WindowGroup`
  private static let singleWindow = "Window"

  /// The way from a view outwards to what shows it.
  private struct Way {
    var views: Set<Int> = []
    var asked: Set<Demand> = []
  }

  /// The call of the scene or the presentation whose content a call is a part of.
  private func scene(showing call: CallID, _ asked: inout Set<Demand>) -> CallID? {
    var way = Way()
    let scene = scene(around: call, &way)
    asked.formUnion(way.asked)
    return scene
  }

  private func scene(around call: CallID, _ way: inout Way) -> CallID? {
    let fact = program.calls[Int(call)]
    return comesAgain(call) ? nil : scene(around: fact.nameOffset, fact.function, &way)
  }

  /// `NewsView().id(language)`: another identity is another view. `NavigationLink("News", destination: NewsView())` makes a
  /// view for each visit.
  private func comesAgain(_ call: CallID) -> Bool {
    let uses = linked.trail.uses(in: program.calls[Int(call)].function)
    var value = program.calls[Int(call)].value
    for _ in 0..<40 {
      var next: CallID?
      for use in uses[value] {
        switch use {
        case .member(let member): next = next ?? uses.call(of: member)
        case .argument(let taker, _): if Catalog.coveringViews.contains(program.callName(taker).name) { return true }
        default: break
        }
      }
      guard let next else { return false }
      if program.callName(next).name == "id" { return true }
      value = program.calls[Int(next)].value
    }
    return true
  }

  private func scene(around offset: UInt32, _ function: FunctionID, _ way: inout Way) -> CallID? {
    if let call = onlyCall(leadingTo: offset, in: function, &way.asked) { return scene(around: call, &way) }
    // State takes away a part under a condition, and brings it back.
    let conditions = linked.order.conditions(deciding: offset, in: function)
    guard conditions.allSatisfy({ OneTimeChanges(linked).decide($0, in: function) }) else { return nil }
    let fact = program.functions[Int(function)]
    switch fact.kind {
    case .closure:
      guard let site = linked.inference.closureSites[function], linked.inference.candidates(for: site.call).isEmpty
      else { return nil }
      let name = program.callName(site.call).name
      if Catalog.windowScenes.contains(name) {
        return linked.table.owner(of: function)?.isMain ?? false ? site.call : nil
      }
      if Catalog.presentations.contains(name) { return site.call }
      guard Catalog.layoutViews.contains(name), let scene = scene(around: fact.offset, fact.parent, &way) else {
        return nil
      }
      // A view appears again when the user comes back to it.
      return name.hasPrefix("Navigation") && isPresentation(scene) ? nil : scene
    case .getter:
      guard fact.variable >= 0, program.name(program.variables[Int(fact.variable)].name) == "body",
        let view = linked.table.owner(of: function), way.views.insert(view.id).inserted
      else { return nil }
      way.asked.insert(view.demand(.makes))
      let places = linked.lifetime.constructions(of: view.id).filter {
        !linked.ownership.previews.contain($0.function) && !linked.mentions.isTest($0.function)
      }
      guard places.count == 1, let call = places.first?.call else { return nil }
      return scene(around: call, &way)
    default: return nil
    }
  }

  /// `screen.view(for: .home)`: the call that is given the case of an enumeration which alone leads to a place in
  /// `switch self { … }`, where no other code names the case.
  private func onlyCall(leadingTo offset: UInt32, in function: FunctionID, _ asked: inout Set<Demand>) -> CallID? {
    let branches = linked.order.regions(around: offset, in: function)
    guard branches.count == 1, let branch = branches.first, branch.onlyCase >= 0,
      let type = linked.table.owner(of: function), !type.isExternal,
      program.types[Int(type.declaration)].keyword == .enum, namesEachCase(type)
    else { return nil }
    let subject = linked.order.values(
      in: [branch.statement + 1..<branch.conditionEnd], of: linked.flow.bodies.body(of: function))
    guard subject.count == 1, program.isSelf(subject[0]) else { return nil }
    asked.insert(.mentions(program.name(branch.onlyCase)))
    let mentions = linked.flow.bodies.mentions(of: branch.onlyCase).filter {
      !linked.mentions.isTest(program.values[Int($0)].function)
    }
    guard mentions.count == 1, program.values[Int(mentions[0])].kind != .name else { return nil }
    return linked.callsTaking(mentions[0]).first
  }

  /// Returns true for an enumeration whose cases come from their names alone, and not from raw values, a list or a file.
  private func namesEachCase(_ type: NominalType) -> Bool {
    linked.table.ancestors(type.id).allSatisfy {
      ["Identifiable", "Hashable", "Equatable", "Sendable"].contains(linked.table.nominals[$0].lastName)
    }
  }
}
