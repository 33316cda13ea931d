/// Values that a function makes and only hands on to its callers.
extension ValueFlow {
  struct HandedOn {
    /// The nodes from the value up to the result.
    var nodes: [FlowNodeID]
    /// The result of the function.
    var result: FlowNodeID
  }

  /// Returns nil if the value goes to another place, too, or to none.
  func handedOn(_ node: FlowNodeID) -> HandedOn? {
    guard let nodes = outgoing.all(from: node, within: Budget.returns, stops: isResultOfFunction),
      !nodes.contains(where: isStorage)
    else { return nil }
    let results = Set(nodes.filter(isResultOfFunction))
    return results.count == 1 ? results.first.map { HandedOn(nodes: nodes, result: $0) } : nil
  }

  /// Returns true for the result of a method or a function with a name, which each of its calls hands on.
  private func isResultOfFunction(_ node: FlowNodeID) -> Bool {
    node >= firstResult && node < firstSelf && program.functions[function(at: node)].kind == .function
  }
}
