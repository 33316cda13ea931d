/// Views that a scene of the program's `App` shows as long as its window is open. They appear once in each window.
struct SceneContent {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  /// Returns true if a call stands where the content of a scene is built, whatever the state of the program is.
  ///
  /// - Parameter asked: receives the views on the way. A further file may show them elsewhere, too.
  func contains(_ call: CallID, _ asked: inout Set<Int>) -> Bool {
    var views: Set<Int> = []
    defer { asked.formUnion(views) }
    return contains(call, around: &views)
  }

  private func contains(_ call: CallID, around views: inout Set<Int>) -> Bool {
    let fact = program.calls[Int(call)]
    return isPart(fact.nameOffset, fact.function, &views)
  }

  private func isPart(_ offset: UInt32, _ function: FunctionID, _ views: inout Set<Int>) -> Bool {
    // State takes away a part under a condition, and brings it back.
    guard linked.order.conditions(deciding: offset, in: function).isEmpty else { return false }
    let fact = program.functions[Int(function)]
    switch fact.kind {
    case .closure:
      guard let site = linked.inference.closureSites[function], linked.inference.candidates(for: site.call).isEmpty
      else { return false }
      let name = program.callName(site.call).name
      if Catalog.windowScenes.contains(name) { return linked.table.owner(of: function)?.isMain ?? false }
      return Catalog.layoutViews.contains(name) && isPart(fact.offset, fact.parent, &views)
    case .getter:
      guard fact.variable >= 0, program.name(program.variables[Int(fact.variable)].name) == "body",
        let view = linked.table.owner(of: function), views.insert(view.id).inserted
      else { return false }
      let places = linked.lifetime.constructions(of: view.id).filter {
        !linked.ownership.previews.contain($0.function) && !linked.mentions.isTest($0.function)
      }
      guard places.count == 1, let call = places.first?.call else { return false }
      return contains(call, around: &views)
    default: return false
    }
  }
}
