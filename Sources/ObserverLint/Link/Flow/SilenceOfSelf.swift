/// The object that `self` is.
extension Captures {
  /// The class whose instance `self` is in a function; nil if `self` is a type or a value, or is unknown.
  func referenceType(ofSelfIn function: FunctionID) -> NominalID? {
    let outermost = flow.program.outermostFunction(function)
    guard outermost >= 0, !flow.program.functions[outermost].isStatic, !flow.program.isBeforeSelf(outermost),
      let owner = flow.table.owner(of: outermost), !owner.isExternal
    else { return nil }
    switch flow.program.types[owner.declaration].keyword {
    case .class, .actor: return owner.id
    case .protocol:
      let part = flow.program.functions[outermost].owner
      if flow.table.isClassBound(owner.id) || flow.table.addsToClasses(part) { return owner.id }
      // All that conform to it are classes.
      let below = flow.table.descendants(owner.id).filter { !flow.table.nominals[$0].isExternal }
      let isClass = below.allSatisfy { flow.program.types[flow.table.nominals[$0].declaration].keyword != .struct }
      return isClass && !below.isEmpty ? owner.id : nil
    default: return nil
    }
  }

  /// The reason why `self` is no object of a known class in a function.
  func silenceOfSelf(in function: FunctionID) -> Silence {
    let outermost = flow.program.outermostFunction(function)
    guard outermost >= 0, let owner = flow.table.owner(of: outermost) else {
      return Silence(.selfIsNoObject, "there is no self here")
    }
    if flow.program.functions[outermost].isStatic { return Silence(.selfIsNoObject, "self is a type here") }
    if flow.program.isBeforeSelf(outermost) { return Silence(.selfIsNoObject, "the object does not exist yet here") }
    if owner.isExternal { return Silence(.unseenAncestor, owner.lastName) }
    return Silence(.selfIsNoObject, "self is a value here")
  }
}
