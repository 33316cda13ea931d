extension Captures {
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
