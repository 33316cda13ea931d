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
    let closures = text.children(node).dropFirst().compactMap { argument -> (argument: NodeID, closure: NodeID)? in
      text.children(argument).first { text.kind($0) == .closure }.map { (argument, $0) }
    }
    for block in context.sites.observations[site.call]?.blocks ?? [] where holdsObject(block) {
      let place = program.range(ofValue: block)
      guard place.file == text.file, closures.contains(where: { text.start($0.closure) == place.start }) else {
        throw Unfixable(.codeOutsideClosure, "the code that holds `\(name)` is not written in the closure")
      }
    }
    let result = WeakResult(context: context, call: site.call, node: node, text: text)
    var edits: [Edit] = []
    for (argument, closure) in closures {
      let own = try WeakCapture(text: text, closure: closure, name: name).edits()
      if !own.isEmpty, result.mayBeNeeded(of: argument) {
        throw Unfixable(
          .closureReturnsValue, "the closure may have to return something, also for an object that is gone")
      }
      edits += own
    }
    return edits
  }

  private func holdsObject(_ block: ValueID) -> Bool {
    linked.captures.namingsOfObjects(heldBy: block).contains { naming in
      let fact = program.values[naming]
      return fact.kind == .variable && fact.variable == object
    }
  }
}
