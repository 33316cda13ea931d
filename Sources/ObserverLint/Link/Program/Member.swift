/// A function or property of the program, and who can name it.
struct Member: Hashable {
  var name: NameID
  /// The declaration or extension that declares it, or -1.
  var owner: TypeID
  /// The only file that can name it, or -1.
  var file: FileID
}

extension Program {
  func member(function: FunctionID) -> Member {
    let fact = functions[function]
    // A local function is named in the body around it alone.
    let isLocal = fact.parent >= 0 && functions[fact.parent].kind != .topLevel
    let isHidden = fact.isPrivate || isLocal
    return Member(name: fact.name, owner: fact.owner, file: isHidden ? fileOfFunction[function] : -1)
  }

  func member(variable: VariableID) -> Member {
    let fact = variables[variable]
    let isHidden = (fact.isPrivate || fact.isFileprivate) && fact.owner >= 0
    return Member(name: fact.name, owner: fact.owner, file: isHidden ? fileOfType[fact.owner] : -1)
  }
}
