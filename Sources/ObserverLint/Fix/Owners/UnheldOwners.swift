/// Objects that nothing keeps but their own block or task: they end at once where that holds them weakly.
extension FixContext {
  /// A fix that holds an object weakly needs a person's eye if the program releases such an object where it makes it.
  ///
  /// - Parameter function: the function whose object the observation keeps.
  func judged(_ fix: Fix, keptBy function: FunctionID?) -> Fix {
    guard fix.safety == .safe, let function, fix.edits.contains(where: { Self.saysWeak($0.replacement) }),
      let owner = linked.table.owner(of: program.outermostFunction(function)),
      let unheld = unheldObject(of: owner)
    else { return fix }
    var fix = fix
    fix.concerns.append(Concern(.ownerMayEnd, unheld))
    return fix
  }

  /// An object that may end at once, for people.
  private func unheldObject(of owner: NominalType) -> String? {
    if isKeptByPublisher(owner) { return "the \(owner.lastName)" }
    let place = owners.placesThatLetGo.answer(owner.id) { placeThatLetsGo(owner) }
    return place.map { "the \(owner.lastName) made in \($0)" }
  }

  /// A publisher keeps its subscribers only until it completes.
  private func isKeptByPublisher(_ owner: NominalType) -> Bool {
    linked.table.ancestors(owner.id).contains { id in
      let nominal = linked.table.nominals[id]
      return nominal.isExternal && ["Subscriber", "Subscription"].contains(nominal.lastName)
    }
  }

  private static func saysWeak(_ code: String) -> Bool {
    Array(code.utf8).withUnsafeBufferPointer { weakWord.contains(in: $0) }
  }

  private static let weakWord = WordSearch(["weak "])

  /// The place that makes an object of the type or of a subtype, and neither keeps it nor passes it on.
  private func placeThatLetsGo(_ owner: NominalType) -> String? {
    for id in constructions.madeTypes(of: owner.id) {
      let name = linked.table.nominals[id].lastName
      let places = constructions.of(id).filter { !linked.mentions.isTest($0.function) }
      for file in Set(places.map { program.file(ofFunction: $0.function).source }).sorted() {
        let text = text(file)
        if let made = text.places.callsByName[name]?.first(where: { text.letsGo($0) }) {
          return text.ancestor(made, [.functionDecl]).map { "`\(text.name($0))`" } ?? name
        }
      }
    }
    return nil
  }
}

extension SourceText {
  /// Returns true if the value that a call makes is dropped at the end of the statement or of the body.
  fileprivate func letsGo(_ making: NodeID) -> Bool {
    var current = making
    while let around = parent(current) {
      switch kind(around) {
      case .member, .call:
        guard node(around).child == current else { return false }
        current = around
      // The only expression of a body is what it returns.
      case .block: return current != making || children(around).count > 1
      case .assignment: return children(around).first.map { kind($0) == .discardTarget } ?? false
      case .variableDecl: return current == making && isUsedOnlyByMembers(around)
      default: return false
      }
    }
    return false
  }

  /// Returns true if code uses a local for its members only.
  private func isUsedOnlyByMembers(_ declaration: NodeID) -> Bool {
    guard let body = parent(declaration), kind(body) == .block,
      let pattern = children(declaration).first(where: { kind($0) == .pattern }), children(pattern).count == 1
    else { return false }
    let local = text(children(pattern)[0])
    return descendants(body).allSatisfy { id in
      if kind(id) == .capture, name(id) == local { return false }
      guard kind(id) == .identifier, name(id) == local else { return true }
      return parent(id).map { kind($0) == .member } ?? false
    }
  }
}
