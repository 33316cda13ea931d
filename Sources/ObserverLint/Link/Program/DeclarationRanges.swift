/// The bytes that findings point at.
extension LinkedProgram {
  /// The bytes of a variable's name where it is declared.
  func range(ofVariable variable: VariableID) -> SourceRange? {
    let fact = program.variables[variable]
    let file =
      fact.owner >= 0
      ? program.fileOfType[fact.owner] : fact.function >= 0 ? program.fileOfFunction[fact.function] : -1
    guard file >= 0 else { return nil }
    let start = Int(fact.offset)
    return SourceRange(
      file: program.files[file].source, start: start, end: start + program.name(fact.name).utf8.count)
  }

  /// The bytes of a function's name where it is declared.
  func range(ofFunction function: FunctionID) -> SourceRange? {
    let fact = program.functions[function]
    let length = program.name(fact.name).utf8.count
    guard length > 0, fact.kind == .function || fact.kind == .initializer else { return nil }
    let start = Int(fact.offset)
    return SourceRange(file: program.file(ofFunction: function).source, start: start, end: start + length)
  }

  /// The bytes of a loop's `for`.
  func range(of loop: AwaitLoopFact) -> SourceRange {
    SourceRange(
      file: program.file(ofFunction: loop.function).source, start: Int(loop.offset), end: Int(loop.end))
  }
}
