/// The locals that names mean at a place: a stack of lexical scopes, kept as what each name means now and what it meant
/// before, so that a look-up costs the same however deep scopes are nested.
struct LocalScopes: Sendable {
  private struct Declaration {
    var name: NameID
    var variable: VariableID
    /// The previous meaning of the name.
    var hidden: Int32
  }

  /// By name, as places in the list of declarations; -1 where there is no local of that name.
  private var meanings: [Int32] = []
  private var declarations: [Declaration] = []
  /// How many declarations stand outside of each scope.
  private var starts: [Int] = []
  /// Declarations before this one are out of sight.
  private var firstVisible = 0

  /// Hides all locals that there are: a type's members may capture none of the function around it. Returns what
  /// `show(from:)` takes to undo it.
  mutating func hideAll() -> Int {
    defer { firstVisible = declarations.count }
    return firstVisible
  }

  mutating func show(from first: Int) { firstVisible = first }

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
    if index >= meanings.count { meanings.grow(to: max(index + 1, meanings.count * 2), with: -1) }
    let place = Int32(declarations.count)
    declarations.append(Declaration(name: name, variable: variable, hidden: meanings[index]))
    meanings[index] = place
  }

  subscript(name: NameID) -> VariableID? {
    let index = Int(name)
    guard index < meanings.count, Int(meanings[index]) >= firstVisible else { return nil }
    return declarations[Int(meanings[index])].variable
  }

  /// All that the scopes in sight declare, also what another of the same name hides.
  var variables: some Sequence<VariableID> { declarations[firstVisible...].lazy.map(\.variable) }
}
