/// The actors that properties and the code around a place belong to.
extension FixContext {
  /// Returns true if the manifest or the project around a file gives its declarations to the main actor.
  func isMainActorByDefault(_ file: Int) -> Bool {
    sources.folders(around: file).contains { folder in
      lookups.mainActorFolders.answer(folder) { DefaultIsolationSearch(in: folder).isMainActor }
    }
  }

  /// The actor that a constant belongs to.
  func actor(ofKey key: NodeID, _ text: SourceText) -> String? {
    guard let id = program.nameIDs[text.name(key)] else { return nil }
    var owners: [NominalType] = []
    var fields = linked.table.globals[id] ?? []
    if text.kind(key) == .member, let base = text.children(key).first {
      owners = sites.declared(text.text(base))
      fields = owners.flatMap { $0.fields[id] ?? [] }
    }
    return fields.lazy.compactMap { self.actor(ofField: $0, of: owners) }.first
  }

  /// The actor that a property of one of some types belongs to.
  func actor(ofField field: VariableID, of owners: [NominalType]) -> String? {
    let fact = program.variables[field]
    guard fact.owner >= 0 else { return nil }
    let home = text(program.sourceFile(ofType: fact.owner))
    guard let name = home.boundName(at: Int(fact.offset)), let declaration = home.ancestor(name, [.variableDecl]),
      !(home.node(declaration).first..<home.node(name).first).contains(where: {
        home.lexeme($0).word == .nonisolated
      })
    else { return nil }
    let part = home.ancestor(declaration, [.typeDecl])
    let written = OwningClass.actors(in: home, declaration) + (part.map { OwningClass.actors(in: home, $0) } ?? [])
    return written.first ?? owners.lazy.compactMap { self.actor(ofType: $0) }.first
  }

  /// The actor that a method's body surely runs on.
  func actor(ofCodeAround node: NodeID, in function: FunctionID, _ text: SourceText) -> String? {
    guard let declaration = text.ancestor(node, [.closure, .functionDecl, .accessor]),
      text.kind(declaration) == .functionDecl, let type = text.parent(declaration), text.kind(type) == .typeDecl,
      !(text.node(declaration).first..<text.node(declaration).name).contains(where: {
        text.lexeme($0).word == .nonisolated || text.lexeme($0).word == .static
      })
    else { return nil }
    let written = OwningClass.actors(in: text, declaration) + OwningClass.actors(in: text, type)
    if let actor = written.first { return actor }
    return linked.table.owner(of: program.outermostFunction(function)).flatMap { actor(ofType: $0) }
  }

  /// The actor that a type's members belong to.
  private func actor(ofType nominal: NominalType) -> String? {
    let inherited = owners.inheritance(of: nominal.id)
    if let own = owners.actors(ofType: nominal.id).first ?? inherited.actors.sorted().first { return own }
    return inherited.external.contains { Catalog.mainActorTypes.contains($0) } ? "MainActor" : nil
  }
}
