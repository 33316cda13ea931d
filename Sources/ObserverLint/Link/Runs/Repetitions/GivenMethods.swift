/// Methods that repeated lifecycles are given as closures.
extension Repetitions {
  /// `onAppear(perform: model.bind)`: a method that is given as the closure of a repeated lifecycle.
  func given(_ site: Site, _ function: FunctionID, _ path: Path) -> Repetition? {
    guard path.parameters.isEmpty else { return nil }
    for reference in linked.mentions.uses(of: function).references {
      let fact = program.values[reference]
      guard fact.kind != .member || isKept(fact.base, in: fact.function) else { continue }
      for call in linked.callsTaking(reference) {
        guard let root = lifecycles.root(givenTo: call), !isUndone(site, root, fact.function) else { continue }
        return Repetition(
          call: site.call, root: function, rootName: root.name, counterparts: root.row.counterparts.sorted(),
          chain: [call] + path.calls)
      }
    }
    return nil
  }
}
