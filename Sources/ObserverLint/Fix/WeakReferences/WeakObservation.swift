/// Makes what an observation keeps hold its owner weakly.
extension FixContext {
  /// Edits that make the registration's block hold its owner weakly.
  func weakSelfEdits(
    _ call: CallID, _ node: NodeID, _ text: SourceText, isRegistration: Bool
  ) throws(Unfixable) -> [Edit] {
    let arguments = text.children(node).dropFirst().compactMap { text.children($0).first }
    let closures = arguments.filter { text.kind($0) == .closure }
    for index in program.argumentRange(call)
    where linked.captures.holdOfSelf(outside: program.arguments[index].value) != nil {
      throw Unfixable(
        .codeOutsideClosure,
        "the block calls a local function or closure that holds its owner, so that the owner never ends; hold it weakly "
          + "there")
    }
    if !isRegistration {
      // A helper's closure may return something: then nothing can be returned for an owner that is gone.
      for closure in closures where try !WeakCapture(text: text, closure: closure).edits().isEmpty {
        throw Unfixable(.helperHoldsOwner, "the closure given to the helper keeps its owner; give it [weak self]")
      }
      return []
    }
    if text.name(text.node(node).child) != "addObserver" {
      throw Unfixable(.swift2Spelling, "the call is in the spelling of Swift 2")
    }
    guard let closure = closures.last else {
      guard let block = arguments.last else { return [] }
      if text.kind(block) == .identifier, isParameter(block, text) || isLocalClosure(givenTo: call) { return [] }
      if let method = BoundMethod(block, text, in: program.function(ofCall: call), linked) { return [method.edit] }
      throw Unfixable(
        .blockIsMethod, "the block keeps its owner; write a closure with [weak self]")
    }
    return try WeakCapture(text: text, closure: closure).edits()
  }

  private func isParameter(_ identifier: NodeID, _ text: SourceText) -> Bool {
    guard let function = text.ancestor(identifier, [.functionDecl]) else { return false }
    return text.children(function).contains { text.kind($0) == .parameter && text.name($0) == text.name(identifier) }
  }

  /// `let handler = { [weak self] … }`: a closure that a local constant stands for, and that does not hold its owner.
  private func isLocalClosure(givenTo call: CallID) -> Bool {
    guard let last = program.argumentRange(call).last else { return false }
    let block = program.values[program.arguments[last].value]
    guard block.kind == .variable, linked.captures.holdOfSelf(by: program.arguments[last].value) == nil else {
      return false
    }
    let local = program.variables[block.variable]
    return local.kind == .local && local.isLet && local.initial >= 0 && program.values[local.initial].kind == .closure
  }

  /// Edits of the call that begins the observation; none where nothing in it holds `self`.
  func weakSelfEdits(ofObservation call: CallID, _ node: NodeID, _ text: SourceText) throws(Unfixable) -> [Edit] {
    let function = program.function(ofCall: call)
    let assignment = try weakAssignment(call, node, text)
    var edits = assignment ?? []
    for argument in text.children(node).dropFirst() where assignment == nil {
      guard let value = text.children(argument).first else { continue }
      let isClosure = text.kind(value) == .closure
      var own: [Edit] = []
      if isClosure {
        own = try WeakCapture(text: text, closure: value).edits()
      } else if isBound(value, text, function), let method = BoundMethod(value, text, in: function, linked) {
        own = [method.edit]
      }
      if !own.isEmpty, WeakResult(context: self, call: call, node: node, text: text).mayBeNeeded(of: argument) {
        throw Unfixable(
          .closureReturnsValue, "the closure may have to return something, also for an owner that is gone")
      }
      edits += own
    }
    let callee = text.node(node).child
    let arguments = Int(text.lexeme(text.node(callee).name).start)..<text.end(node)
    for block in sites.observations[call]?.blocks ?? [] where linked.captures.holdOfSelf(by: block) != nil {
      let range = program.range(ofValue: block)
      if range.file == text.file, arguments.contains(range.start) {
        guard !edits.isEmpty else {
          throw Unfixable(.codeOutsideClosure, "the code that holds self is not written in the closure")
        }
      } else if program.values[block].kind == .call {
        throw Unfixable(.codeOutsideClosure, "an earlier operator keeps a publisher of self")
      } else if let acting = try weakSelfEdits(ofActing: block, call) {
        edits += acting
      } else {
        throw Unfixable(
          .closureReturnsValue,
          "the closure of an earlier operator keeps self, and must return a value even after self is gone")
      }
    }
    if !edits.isEmpty { try checkMayBeWeak(function, awaits: text.awaitsSelf(in: node)) }
    return edits
  }

  /// Edits of the closure or method that an earlier operator runs, as in `titles.do(onNext: { … }).subscribe()`. Nil if it may
  /// have to return something.
  private func weakSelfEdits(ofActing block: ValueID, _ observation: CallID) throws(Unfixable) -> [Edit]? {
    guard let call = linked.callsTaking(block).first, Catalog.actingOperators.contains(program.callName(call).name),
      linked.inference.candidates(for: call).isEmpty
    else { return nil }
    let function = program.function(ofCall: call)
    // Other observations may run it, too.
    guard function == program.function(ofCall: observation) else {
      throw Unfixable(.codeOutsideClosure, "the code that holds self is not written in the call")
    }
    let (node, text) = try code(of: call)
    let start = program.range(ofValue: block).start
    let arguments = text.children(node).dropFirst().compactMap { text.children($0).first }
    let edits: [Edit]
    if let closure = arguments.first(where: { text.kind($0) == .closure && text.start($0) == start }) {
      edits = try WeakCapture(text: text, closure: closure).edits()
    } else if let method = arguments.first(where: { text.kind($0) != .closure && nameStart($0, text) == start }) {
      guard isBound(method, text, function), let method = BoundMethod(method, text, in: function, linked),
        !mayThrow(method.function)
      else {
        throw Unfixable(
          .blockIsMethod, "an earlier operator keeps self with its method; write a closure with [weak self]")
      }
      edits = [method.edit]
    } else {
      return nil
    }
    try checkMayBeWeak(function, awaits: text.awaitsSelf(in: node))
    return edits.isEmpty ? nil : edits
  }

  private func mayThrow(_ function: FunctionID) -> Bool {
    let text = text(program.file(ofFunction: function).source)
    guard let node = text.declaration(.functionDecl, namedAt: Int(program.functions[function].offset)) else {
      return true
    }
    let end = text.body(of: node).map { text.node($0).first } ?? text.node(node).end
    return (text.node(node).first..<end).contains { [.throws, .rethrows].contains(text.lexeme($0).word) }
  }

  /// `self` of a protocol that structures may conform to cannot be held weakly. The compiler isolates a
  /// closure to the actor around only if the closure holds `self` strongly.
  ///
  /// - Parameter awaits: code asks for the object's members with `await`.
  func checkMayBeWeak(_ function: FunctionID, awaits: Bool = false) throws(Unfixable) {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0, let owner = linked.table.owner(of: outermost), !owner.isExternal else { return }
    let keyword = program.types[owner.declaration].keyword
    if keyword == .actor, !awaits {
      throw Unfixable(
        .isolatedProperty,
        "\(owner.path) is an actor, and a closure that holds it weakly may use its members only with `await`")
    }
    guard keyword == .protocol else { return }
    let inherited = ([owner.id] + linked.table.ancestors(owner.id)).flatMap { id in
      linked.table.nominals[id].parts.filter { !program.types[$0].isExtension }.flatMap {
        program.types[$0].inherited.map(program.name)
      }
    }
    // Those of Foundation and UIKit are classes, or protocols of Objective-C, which only classes conform to.
    let isClassBound = inherited.contains {
      $0 == "AnyObject" || $0.hasPrefix("NS") || $0.hasPrefix("UI")
    }
    if !isClassBound {
      throw Unfixable(
        .protocolOwner, "\(owner.path) is a protocol that is not limited to classes, and self cannot be held weakly")
    }
  }

  private func nameStart(_ node: NodeID, _ text: SourceText) -> Int {
    text.kind(node) == .member ? Int(text.lexeme(text.node(node).name).start) : text.start(node)
  }

  private func isBound(_ node: NodeID, _ text: SourceText, _ function: FunctionID) -> Bool {
    bodies.values(at: nameStart(node, text), ofBodyAround: function).contains { value in
      linked.captures.holdOfSelf(by: value)?.how == .bound
    }
  }

  /// `.assign(to: \.title, on: self)` keeps its object, and can be written as a `sink` that does not.
  private func weakAssignment(_ call: CallID, _ node: NodeID, _ text: SourceText) throws(Unfixable) -> [Edit]? {
    let callee = text.node(node).child
    guard text.name(callee) == "assign", let target = text.argument(labelled: "on", of: node),
      let path = text.argument(labelled: "to", of: node)
    else { return nil }
    guard text.kind(target) == .selfExpression else { return [] }
    if let observation = sites.observations[call], observation.chain.mayFail {
      throw Unfixable(.observedMayFail, "what is observed may fail, which a sink has to receive")
    }
    let spelled = text.text(path)
    let members = spelled.dropFirst().drop { $0 != "." }
    let isPlain = members.allSatisfy { $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber }
    guard spelled.hasPrefix("\\"), isPlain, members.count > 1, !members.hasSuffix(".self") else {
      throw Unfixable(.unassignableKeyPath, "the key path is spelled in a way that no assignment takes the place of")
    }
    let property = String(members.dropFirst().prefix { $0 != "." })
    if let actor = otherActor(ofProperty: property, usedAt: node, in: program.function(ofCall: call), text) {
      throw Unfixable(.isolatedProperty, "`\(property)` belongs to \(actor), and a closure made here may not set it")
    }
    let start = Int(text.lexeme(text.node(callee).name).start)
    return [text.replacement(start..<text.end(node), "sink { [weak self] in self?\(members) = $0 }")]
  }

  /// The actor of a property if the function around a place belongs to another actor, or to none.
  private func otherActor(
    ofProperty name: String, usedAt node: NodeID, in function: FunctionID, _ text: SourceText
  ) -> String? {
    guard let owner = linked.table.owner(of: program.outermostFunction(function)), let id = program.nameIDs[name],
      let field = linked.table.fields(id, in: owner.id).first, let actor = actor(ofField: field, of: [owner]),
      !isMainActorByDefault(text.file), let body = text.ancestor(node, [.functionDecl]).flatMap(text.body),
      actor != self.actor(ofCodeAround: body, in: function, text)
    else { return nil }
    return actor
  }
}

extension SourceText {
  /// Returns true if each `self` in a call stands behind `await`.
  fileprivate func awaitsSelf(in call: NodeID) -> Bool {
    (node(call).first..<node(call).end).allSatisfy { index in
      lexeme(index).word != .self || text(lexeme(index - 1)) == "await"
    }
  }
}
