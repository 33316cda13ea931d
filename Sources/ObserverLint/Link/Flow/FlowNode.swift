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
