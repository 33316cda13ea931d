/// Makes an observation hold weakly another object than `self`: the cell or the screen that keeps the observation.
struct WeakObject: FixPart {
  let site: CycleSite
  let object: VariableID
  let context: FixContext

  /// The object's name at the call.
  var name: String { program.spelledName(of: program.variables[object]) }

  func edits() throws(Unfixable) -> [Edit] {
    let fact = program.variables[object]
    guard site.hold?.how == .object, fact.kind == .parameter || fact.kind == .local && fact.isLet,
      case .nominal(let type) = linked.inference.type(ofVariable: object), linked.table.isClass(type)
    else { throw Unfixable(.keptByOtherObject, "the closure holds another object than self, and not by a constant") }
    let (node, text) = try context.code(of: site.call)
    let result = WeakResult(context: context, call: site.call, node: node, text: text)
    var edits: [Edit] = []
    for block in context.sites.observations[site.call]?.blocks ?? [] where holdsObject(block) {
      let (argument, closure) = try self.closure(of: block, givenTo: node, text)
      if linked.captures.holdOfSelf(by: block) != nil {
        throw Unfixable(.keptByOtherObject, "the closure holds both `\(name)` and self; hold both weakly")
      }
      if result.mayBeNeeded(of: argument) {
        throw Unfixable(
          .closureReturnsValue, "the closure may have to return something, also for an object that is gone")
      }
      let capture = WeakCapture(text: text, closure: closure, name: name)
      if meansAnother(in: capture, text) {
        throw Unfixable(.nameTaken, "the closure declares another `\(name)`, or uses `\(name)` as an optional")
      }
      edits += try capture.edits()
    }
    return edits
  }

  private func closure(
    of block: ValueID, givenTo node: NodeID, _ text: SourceText
  ) throws(Unfixable) -> (argument: NodeID, closure: NodeID) {
    let place = program.range(ofValue: block)
    for argument in text.children(node).dropFirst() where place.file == text.file {
      let closures = text.children(argument).filter { text.kind($0) == .closure }
      if let closure = closures.first(where: { text.start($0) == place.start }) { return (argument, closure) }
    }
    throw Unfixable(.codeOutsideClosure, "the code that holds `\(name)` is not written in the closure")
  }

  /// Returns true if a closure declares a local, a parameter or a function of the object's name, or if it asks by `?` or `!`
  /// for the object.
  private func meansAnother(in capture: WeakCapture, _ text: SourceText) -> Bool {
    let (closure, weak) = (capture.closure, capture.weakClosures())
    let declares = text.descendants(closure).contains {
      [.boundName, .parameter, .functionDecl].contains(text.kind($0)) && text.name($0) == name
    }
    return declares
      || (text.node(closure).first..<text.node(closure).end).contains { index in
        let next = text.lexeme(index + 1)
        return text.text(text.lexeme(index)) == name && !weak.contains { $0.contains(index) }
          && text.lexeme(index - 1).kind != .period && !next.spaceBefore
          && ["?", "!"].contains(text.text(next))
      }
  }

  private func holdsObject(_ block: ValueID) -> Bool {
    linked.captures.namingsOfObjects(heldBy: block).contains { naming in
      let fact = program.values[naming]
      return fact.kind == .variable && fact.variable == object
    }
  }
}
