/// The properties of declared variables that fixes need.
extension VariableFact {
  /// True if other files cannot name it.
  var isHidden: Bool { isPrivate || isFileprivate }
}

extension OwningClass {
  /// Returns true if code of a file may name a property of the class, which has it under all conditions.
  func shows(_ field: VariableFact, to user: SourceText) -> Bool {
    (text.file == user.file || !field.isHidden) && conditions(of: field).isEmpty
  }

  /// The conditions of a property that its class does not stand under.
  func conditions(of field: VariableFact) -> [String] {
    CompilationConditions.missing(
      text.conditions.parts(at: Int(field.offset)), where: text.conditions.parts(at: text.start(declaration)))
  }
}

extension Program {
  /// A variable's name as code spells it: in backticks where it is no word by itself.
  func spelledName(of variable: VariableFact) -> String { Identifier.spelled(name(variable.name)) }

  /// A variable's type as it is written; empty where it is not.
  func writtenType(of variable: VariableFact) -> String { variable.type >= 0 ? name(variable.type) : "" }

  /// The function that makes a call.
  func function(ofCall call: CallID) -> FunctionID { calls[call].function }

  /// The file that declares a type or extends it.
  func sourceFile(ofType type: TypeID) -> Int { files[fileOfType[type]].source }
}

extension TypeName {
  /// `Int?`, `Int!`
  static func isOptional(_ written: String) -> Bool { written.hasSuffix("?") || written.hasSuffix("!") }
}

extension LinkedProgram {
  /// The property that keeps the token of a registration, or of a call that returns it.
  func property(keepingTokenOf call: CallID) -> VariableID? {
    let nearest = fate.storage(of: program.calls[call].value.node).first.flatMap { flow.variable(ofNode: $0) }
    return nearest.flatMap { program.variables[$0].kind == .field ? $0 : nil }
  }
}
