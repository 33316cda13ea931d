/// A node of the graph that `ValueFlow` builds: a value, a variable, the result of a function, or the `self` of a type.
enum FlowNode {}

typealias FlowNodeID = ID<FlowNode>

extension ID<ValueFact> {
  /// The first nodes are the values, in the order of their numbers.
  var node: FlowNodeID { FlowNodeID(number) }
}

extension ID<FlowNode> {
  /// The value that a node stands for. Only nodes before `ValueFlow.firstVariable` are values.
  var value: ValueID { ValueID(number) }
}

extension ValueFlow {
  func node(ofVariable variable: VariableID) -> FlowNodeID { firstVariable + variable.number }
  func node(ofResult function: FunctionID) -> FlowNodeID { firstResult + function.number }
  func node(ofSelf nominal: NominalID) -> FlowNodeID { firstSelf + nominal.number }

  /// The variable of a node that is known to be a variable's, and so on for results of functions and `self` of types.
  func variable(at node: FlowNodeID) -> VariableID { VariableID(node.number - firstVariable.number) }
  func function(at node: FlowNodeID) -> FunctionID { FunctionID(node.number - firstResult.number) }
  func nominal(at node: FlowNodeID) -> NominalID { NominalID(node.number - firstSelf.number) }

  /// The variable that a node stands for. Nil for other nodes.
  func variable(ofNode node: FlowNodeID) -> VariableID? {
    node >= firstVariable && node < firstResult ? variable(at: node) : nil
  }

  /// Returns true if a node keeps the values that reach it: a property, a global, an associated object.
  func isStorage(_ node: FlowNodeID) -> Bool {
    if node > unknownNode { return true }
    guard let variable = variable(ofNode: node) else { return false }
    let kind = program.variables[variable].kind
    return kind == .field || kind == .global
  }
}
