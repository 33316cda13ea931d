/// A method of `self` given as a block, which holds `self` as strongly as a closure would.
struct BoundMethod {
  let text: SourceText
  /// The expression that is given: `handle`, `self.handle`.
  let expression: NodeID
  /// The call in a weak closure.
  private let call: String
  let returnsValue: Bool
  /// The function of the program.
  let function: FunctionID

  /// Nil if it is no method, or if the method is unknown.
  init?(_ expression: NodeID, _ text: SourceText, in function: FunctionID, _ linked: LinkedProgram) {
    var base = ""
    switch text.kind(expression) {
    case .identifier: base = text.name(expression)
    case .member where text.kind(text.node(expression).child) == .selfExpression: base = text.name(expression)
    default: return nil
    }
    guard let owner = linked.table.owner(of: function), let name = linked.program.nameIDs[base] else { return nil }
    let methods = linked.table.functions(name, in: owner.id).filter {
      linked.program.functions[$0].kind == .function
    }
    guard methods.count == 1, linked.table.fields(name, in: owner.id).isEmpty else { return nil }
    let method = linked.program.functions[methods[0]]
    let parameters = linked.program.parameters(of: method)
    guard !method.isStatic, parameters.allSatisfy({ !$0.hasDefault }) else { return nil }
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label >= 0 ? "\(linked.program.name(parameter.label)): " : "") + "$\(index)"
    }
    self.text = text
    self.expression = expression
    self.function = methods[0]
    returnsValue = method.returnsValue
    call = "\(method.returnsValue ? "_ = " : "")self?.\(base)(\(arguments.joined(separator: ", ")))"
  }

  /// A closure that holds `self` weakly takes its place.
  var edit: Edit {
    text.replacement(text.start(expression)..<text.end(expression), "{ [weak self] in \(call) }")
  }
}
