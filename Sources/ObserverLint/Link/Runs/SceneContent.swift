/// Views that a scene of the program's `App` shows as long as its window is open, views of the main menu, and views that a
/// presentation shows until it ends. They appear once in each window, once, or once for each presentation.
struct SceneContent {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  /// The place that shows a view once, whatever the state of the program is.
  ///
  /// - Parameters:
  ///   - appearance: the `onAppear` of the view.
  ///   - chain: the calls that the appearance runs, the outermost first.
  func place(of appearance: CallID, _ chain: [CallID]) -> Repetition.Excuse? {
    guard let scene = scene(showing: appearance) else { return nil }
    if Catalog.menuCommands.contains(program.callName(scene).name) { return .menu }
    if !isPresentation(scene) { return .window }
    // A view appears again when what covers it goes, and each presentation changes an object that lives longer.
    let bodies = linked.flow.bodies
    let changes = chain.filter { $0 != appearance }
    guard !isCovered(around: appearance), let object = changedObject(appearance, changes.first), isOwnState(object),
      changes.dropFirst().allSatisfy(program.isOnSelf),
      // The state of the view that presents lives longer.
      bodies.body(of: program.calls[appearance].function) != bodies.body(of: program.calls[scene].function)
    else { return nil }
    return .presentation
  }

  private func isCovered(around appearance: CallID) -> Bool {
    let bodies = linked.flow.bodies
    return bodies.calls[bodies.body(of: program.calls[appearance].function)].contains {
      Catalog.coveringViews.contains(program.callName($0).name)
    }
  }

  /// `model` in `onAppear { model.load() }` and in `onAppear(perform: model.load)`.
  private func changedObject(_ appearance: CallID, _ change: CallID?) -> ValueID? {
    if let change { return program.receiver(change) }
    return program.argumentRange(appearance).lazy.map { program.values[program.arguments[$0].value] }
      .first { $0.kind == .member }?.base
  }

  /// Returns true for an object that begins with the view: a `@StateObject`, or a constant.
  private func isOwnState(_ object: ValueID) -> Bool {
    guard let state = linked.trail.ownProperty(object) else { return false }
    let fact = program.variables[state]
    guard fact.initial >= 0, program.values[fact.initial].kind == .call,
      fact.wrapper < 0
        ? fact.isLet && !fact.isStatic
        : fact.isPrivate
          && ["State", "StateObject"].contains(TypeName.withoutGenerics(program.name(fact.wrapper)))
    else { return false }
    let made = program.calls[program.values[fact.initial].call]
    if case .metatype = linked.inference.type(of: made.callee) { return true }
    return false
  }

  /// The only window that shows what a call makes: the path to it, for people. Nil if the program may open a further window.
  func onlyWindow(showing call: CallID) -> String? {
    guard let scene = scene(showing: call), !isPresentation(scene) else { return nil }
    return onlyWindow(of: scene)
  }

  /// The path to the only window of a scene. Nil if the program may open a further window. A window that only the user opens
  /// does not count, as with a scene's delegate.
  func onlyWindow(of scene: CallID) -> String? {
    guard let app = linked.table.owner(of: program.calls[scene].function),
      program.callName(scene).name == Self.singleWindow
        || !Self.openings.contains(where: { program.argument(scene, labelled: $0) != nil })
    else { return nil }
    return app.lastName + (isRoot(scene) ? ".window" : ".body")
  }

  /// Returns true for the entry of an app that keeps no state: each change of state makes the content of the scenes again.
  func isConstant(around closure: FunctionID) -> Bool {
    guard let app = linked.table.owner(of: closure), app.isMain else { return false }
    return app.fields.all.allSatisfy { program.variables[$0].wrapper < 0 || isUnobservedDelegate($0, of: app) }
  }

  /// `@UIApplicationDelegateAdaptor(Launcher.self) var launcher`: returns true if a change of the delegate makes no scene
  /// again, because the delegate is no observable object, and the app does not read it.
  private func isUnobservedDelegate(_ property: VariableID, of app: NominalType) -> Bool {
    let fact = program.variables[property]
    guard Catalog.delegateAdaptors.contains(program.name(fact.wrapper)),
      case .nominal(let delegate) = linked.inference.type(ofVariable: property),
      !linked.table.nominals[delegate].isExternal
    else { return false }
    return !linked.table.conforms(delegate, toExternal: Catalog.observedProtocols)
      && linked.mentions.values(namingProperty: property).allSatisfy {
        linked.table.ownerID(of: program.values[$0].function) != app.id
      }
  }

  /// `WindowGroup(id: "log") { … }`, which `openWindow(id: "log")` opens, and `WindowGroup(for: Log.self) { … }`
  private static let openings = ["id", "for"]

  private func isPresentation(_ scene: CallID) -> Bool {
    Catalog.presentations.contains(program.callName(scene).name)
  }

  private func isRoot(_ host: CallID) -> Bool {
    program.argument(host, labelled: "rootView") != nil && linked.ownership.isRootOfWindow(host)
  }

  /// `Window("Log", id: "log") { … }`, unlike a `WindowGroup`
  private static let singleWindow = "Window"

  /// The way from a view outwards to what shows it.
  private struct Way {
    var views: Set<NominalID> = []
    var functions: Set<FunctionID> = []
  }

  /// The call of the scene or the presentation whose content a call is a part of.
  private func scene(showing call: CallID) -> CallID? {
    var way = Way()
    return scene(around: call, &way)
  }

  private func scene(around call: CallID, _ way: inout Way) -> CallID? {
    let fact = program.calls[call]
    return scene(showing: fact.value, at: fact.nameOffset, fact.function, &way)
  }

  private func scene(
    showing view: ValueID, at offset: UInt32, _ function: FunctionID, _ way: inout Way
  ) -> CallID? {
    guard let view = modified(view, in: function) else { return nil }
    // `window.rootViewController = UIHostingController(rootView: HomeView())`: a window shows it as long as it is open.
    let host = linked.callsTaking(view).first {
      program.argument($0, labelled: "rootView") == view && linked.inference.candidates(for: $0).isEmpty && isRoot($0)
    }
    return host ?? scene(around: offset, function, &way)
  }

  /// A view with its modifiers. Nil for a view that comes again as another: `NewsView().id(language)` has another identity,
  /// and `NavigationLink("News", destination: NewsView())` makes a view for each visit.
  private func modified(_ view: ValueID, in function: FunctionID) -> ValueID? {
    let uses = linked.trail.uses(in: function)
    var value = view
    for _ in 0..<40 {
      var next: CallID?
      for use in uses[value] {
        switch use {
        case .member(let member): next = next ?? uses.call(of: member)
        case .argument(let taker, _): if Catalog.coveringViews.contains(program.callName(taker).name) { return nil }
        default: break
        }
      }
      guard let next else { return value }
      if program.callName(next).name == "id" { return nil }
      value = program.calls[next].value
    }
    return nil
  }

  private func scene(around offset: UInt32, _ function: FunctionID, _ way: inout Way) -> CallID? {
    // State takes away a part under a condition, and brings it back.
    let conditions = linked.order.conditions(deciding: offset, in: function)
    guard conditions.allSatisfy({ OneTimeChanges(linked).decide($0, in: function) }) else { return nil }
    let fact = program.functions[function]
    switch fact.kind {
    case .closure:
      guard let site = linked.inference.closureSites[function], linked.inference.candidates(for: site.call).isEmpty
      else { return nil }
      let name = program.callName(site.call).name
      if Catalog.windowScenes.contains(name) {
        return linked.table.owner(of: function)?.isMain ?? false ? site.call : nil
      }
      if Catalog.presentations.contains(name) || Catalog.menuCommands.contains(name) { return site.call }
      guard Catalog.layoutViews.contains(name), let scene = scene(around: fact.offset, fact.parent, &way) else {
        return nil
      }
      // A view appears again when the user comes back to it.
      return name.hasPrefix("Navigation") && isPresentation(scene) ? nil : scene
    case .getter:
      guard fact.variable >= 0, let view = linked.table.owner(of: function) else { return nil }
      guard program.name(program.variables[fact.variable].name) == "body" else {
        // `var player: some View { … }`, a part of the body.
        let reads = linked.mentions.values(namingProperty: fact.variable)
        guard reads.count == 1, linked.table.isView(view.id) else { return nil }
        let read = program.values[reads[0]]
        guard read.kind == .name || read.kind == .member && program.isSelf(read.base),
          linked.table.ownerID(of: read.function) == view.id
        else { return nil }
        return scene(showing: reads[0], at: read.offset, read.function, &way)
      }
      guard way.views.insert(view.id).inserted else { return nil }
      let previews = linked.ownership.previews
      let places = linked.lifetime.constructions(of: view.id).filter {
        !previews.isPreview($0.function) && !linked.mentions.isTest($0.function)
      }
      let shipped = places.filter { !previews.contain($0.function) }
      // A view that only previews show may still have one place in another view.
      let shown = shipped.isEmpty ? places : shipped
      guard shown.count == 1, let call = shown.first?.call else { return nil }
      return scene(around: call, &way)
    case .function:
      // `WindowGroup { Screens.makeRoot() }`
      guard fact.isStatic || linked.table.owner(of: function) == nil, way.functions.insert(function).inserted else {
        return nil
      }
      let calls = linked.calls(of: function)
      return calls.count == 1 ? scene(around: calls[0], &way) : nil
    default: return nil
    }
  }
}
