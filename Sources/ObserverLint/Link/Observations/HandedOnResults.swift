/// Results of calls that code gives to a method of `self`, and that the method keeps.
extension ObservationTrail {
  /// `keep(updates.sink { … })`: where the method puts its parameter. Nil for a method that keeps it nowhere, and if not
  /// exactly one known method may run.
  func destination(handedTo call: CallID, at position: Int, _ seen: inout Set<ValueID>) -> Destination? {
    guard program.isOnSelf(call) else { return nil }
    let functions = flow.inference.candidates(for: call)
    guard functions.count == 1, let function = functions.first, case let fact = program.functions[Int(function)],
      fact.kind == .function, !fact.isStatic,
      let parameter = flow.inference.parameter(of: function, at: position, of: call)
    else { return nil }
    let uses = uses(in: function)
    var properties: [VariableID] = []
    for read in uses.reads[parameter] ?? [] {
      switch destination(of: read, uses, &seen) {
      case .dropped: continue
      case .ownProperties(let found): properties += found.filter { !properties.contains($0) }
      case .elsewhere: return .elsewhere
      }
    }
    return properties.isEmpty ? nil : .ownProperties(properties)
  }
}
