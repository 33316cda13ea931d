/// Static members of types. Code that uses a static member of a type needs no object of the type, unless the member makes
/// objects.
final class StaticMembers {
  private struct Member: Hashable {
    var name: NameID
    var type: NominalID
  }

  private let linked: LinkedProgram
  private let mentions: NameMentions
  private var makers: [Member: Bool] = [:]
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram, _ mentions: NameMentions) {
    self.linked = linked
    self.mentions = mentions
  }

  /// Returns true if a type has a static member of a name that makes no object of the type.
  func makeNoObject(_ name: NameID, of type: NominalType) -> Bool {
    guard have(name, type) else { return false }
    let member = Member(name: name, type: type.id)
    if let known = makers[member] { return !known }
    var seen: Set<NameID> = []
    let may = mayMake(name, type, &seen)
    makers[member] = may
    return !may
  }

  private func have(_ name: NameID, _ type: NominalType) -> Bool {
    (type.functions[name]?.contains { program.functions[$0].isStatic } ?? false)
      || (type.fields[name]?.contains { program.variables[$0].isStatic } ?? false)
  }

  /// - Parameter seen: members that are being asked.
  private func mayMake(_ name: NameID, _ type: NominalType, _ seen: inout Set<NameID>) -> Bool {
    guard seen.insert(name).inserted else { return false }
    for function in type.functions[name] ?? [] where program.functions[function].isStatic {
      let text = mentions.text(of: program.file(ofFunction: function).source)
      let declaration = text.declaration(.functionDecl, namedAt: Int(program.functions[function].offset))
      if mayMake(declaration, text, type, &seen) { return true }
    }
    for field in type.fields[name] ?? [] where program.variables[field].isStatic {
      let fact = program.variables[field]
      guard fact.owner >= 0 else { return true }
      let text = mentions.text(of: program.sourceFile(ofType: fact.owner))
      let name = text.places.boundNames.first(at: Int(fact.offset))
      let declaration = name.flatMap { text.ancestor($0, [.variableDecl]) }
      if mayMake(declaration, text, type, &seen) { return true }
    }
    return false
  }

  /// Returns true if a declaration names its type, a member that makes objects, or a function that the type may inherit.
  private func mayMake(
    _ declaration: NodeID?, _ text: SourceText, _ type: NominalType, _ seen: inout Set<NameID>
  ) -> Bool {
    guard let node = declaration.map({ text.node($0) }) else { return true }
    for index in node.first..<node.end {
      let lexeme = text.lexeme(index)
      guard lexeme.kind == .identifier || lexeme.kind == .keyword else { continue }
      let word = text.text(lexeme)
      if word == "self" || word == "Self" || word == type.lastName { return true }
      guard lexeme.kind == .identifier, index == 0 || text.text(text.lexeme(index - 1)) != "." else { continue }
      if let name = program.nameIDs[word], have(name, type) {
        if mayMake(name, type, &seen) { return true }
      } else if word.first?.isLowercase ?? false, Int(index) + 1 < text.outline.lexemes.count,
        text.lexeme(index + 1).kind == .leftParen, !linked.table.ancestors(type.id).isEmpty
      {
        return true
      }
    }
    return false
  }
}
