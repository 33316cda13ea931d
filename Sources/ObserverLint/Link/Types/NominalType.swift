typealias NominalID = ID<NominalType>

/// A type of the program, its extensions merged in, or a type of another module that the program names or extends.
final class NominalType {
  let id: NominalID
  let path: String
  /// Where it is declared, or -1 for a type of another module.
  let declaration: TypeID
  var isExternal: Bool { declaration < 0 }
  var parts: [TypeID] = []
  private let members: MemberTable
  var fields: MembersOfType<VariableFact> { MembersOfType(members: members.fields, type: id) }
  var functions: MembersOfType<FunctionFact> { MembersOfType(members: members.functions, type: id) }
  var parents: [NominalID] = []
  var children: [NominalID] = []
  /// A supertype that was not read.
  var unseenParents: [String] = []
  var isMain = false
  /// The path's last part.
  let lastName: String
  /// True if the type lies inside of another type.
  let isNested: Bool
  /// The name of the outermost type: whoever names a nested type names the type around it, or stands inside of it.
  let firstName: String

  /// - Parameter module: the module that the path begins with, if it does.
  init(id: NominalID, path: String, declaration: TypeID, module: String?, _ members: MemberTable) {
    self.members = members
    self.id = id
    self.path = path
    self.declaration = declaration
    lastName = TypeName.lastPart(path)
    let inModule = path.utf8.dropFirst(module.map { $0.utf8.count + 1 } ?? 0)
    isNested = lastName.utf8.count < inModule.count
    firstName = isNested ? String(Substring(inModule).prefix { $0 != "." }) : lastName
  }

}
