/// The objects that `self` keeps, such as the controls whose events end with them.
extension PublisherEndings {
  /// Returns true if `self` keeps an object through its properties or its views, or is the object.
  func isKeptBySelf(_ value: ValueID) -> Bool { isKeptBySelf(value, depth: 0) }

  private func isKeptBySelf(_ value: ValueID, depth: Int) -> Bool {
    let fact = program.values[Int(value)]
    func areKept(_ variables: Members) -> Bool {
      variables.allSatisfy { variable in
        let field = program.variables[Int(variable)]
        return field.kind == .field && field.getter < 0 && (program.isOutlet(field) || !field.isWeak)
      }
    }
    switch fact.kind {
    case .selfReference: return true
    case .name:
      let variables = flow.variables(named: fact.b, from: fact.function)
      return !variables.isEmpty && areKept(variables)
    case .member:
      return isKeptBySelf(fact.a, depth: depth) && areKept(flow.fields(fact.b, ofBase: fact.a).variables)
    case .variable: return depth < 4 && isGivenToWhatSelfKeeps(fact.a, depth: depth + 1)
    default: return false
    }
  }

  /// `field = newField`, `view.addSubview(newField)`: a local that the code around gives to what `self` keeps.
  private func isGivenToWhatSelfKeeps(_ local: VariableID, depth: Int) -> Bool {
    let variable = program.variables[Int(local)]
    guard variable.kind == .local, variable.isLet, variable.function >= 0 else { return false }
    isRemovalAsked = true
    if removedViews.contain(local) { return false }
    let uses = trail.uses(in: variable.function)
    return (uses.reads[local] ?? []).contains { read in
      uses[read].contains { use in
        switch use {
        case .stored(let target): trail.ownProperty(target) != nil
        case .argument(let call, _):
          Catalog.viewAdders.contains(program.callName(call).name)
            && (program.callName(call).receiver.map { isView($0, depth) } ?? true)
        default: false
        }
      }
    }
  }

  /// Returns true for a view that `self` keeps: its own, such as `view`, or any other object.
  private func isView(_ value: ValueID, _ depth: Int) -> Bool {
    let fact = program.values[Int(value)]
    switch fact.kind {
    case .name where Catalog.ownViews.contains(program.name(fact.b)):
      let variables = flow.variables(named: fact.b, from: fact.function)
      return variables.isEmpty || isKeptBySelf(value, depth: depth)
    case .member where trail.isSelf(fact.a) && Catalog.ownViews.contains(program.name(fact.b)): return true
    default: return isKeptBySelf(value, depth: depth)
    }
  }
}
