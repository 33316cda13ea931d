/// The locals that names mean at a place: a stack of lexical scopes, kept as what each name means now and what it meant
/// before, so that a look-up costs the same however deep scopes are nested.
struct LocalScopes: Sendable {
  private struct Declaration {
    var name: NameID
    var variable: VariableID
    /// What the name meant before.
    var hidden: VariableID
  }

  /// By name; -1 where there is no local of that name.
  private var meanings: [VariableID] = []
  private var declarations: [Declaration] = []
  /// How many declarations stand outside of each scope.
  private var starts: [Int] = []

  mutating func open() { starts.append(declarations.count) }

  /// Forgets what the innermost scope declared.
  mutating func clear() {
    for declaration in declarations[starts[starts.count - 1]...].reversed() {
      meanings[Int(declaration.name)] = declaration.hidden
    }
    declarations.removeSubrange(starts[starts.count - 1]...)
  }

  mutating func close() {
    clear()
    starts.removeLast()
  }

  /// Declares a local in the innermost scope.
  mutating func declare(_ name: NameID, _ variable: VariableID) {
    let index = Int(name)
    if index >= meanings.count {
      meanings.append(contentsOf: repeatElement(-1, count: max(index + 1, meanings.count * 2) - meanings.count))
    }
    declarations.append(Declaration(name: name, variable: variable, hidden: meanings[index]))
    meanings[index] = variable
  }

  subscript(name: NameID) -> VariableID? {
    let index = Int(name)
    guard index < meanings.count, meanings[index] >= 0 else { return nil }
    return meanings[index]
  }

  /// All that the scopes declare, hidden or not.
  var variables: some Sequence<VariableID> { declarations.lazy.map(\.variable) }
}
