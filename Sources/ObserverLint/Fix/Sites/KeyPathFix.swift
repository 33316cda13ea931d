/// Removes the observer of a key path when its owner ends.
struct KeyPathFix: RuleFix {
  let site: KeyPathSite
  let context: FixContext
  private var function: FunctionID { program.function(ofCall: site.call) }
  var keptBy: FunctionID? { function }

  func plan() throws(Unfixable) -> FixPlan {
    let (node, text) = try context.code(of: site.call)
    let owner = try owners.owner(of: function, storing: false)
    let lines = try removal(to: owner.text)
    var edits: [Edit] = []
    var isConstant = true
    for field in owner.fieldsNamed(in: lines) {
      let fact = program.variables[field]
      if !fact.isLet { isConstant = false }
      if fact.isLazy || isWrapped(fact) {
        throw Unfixable(
          .lazyOrWrapped, "`\(program.name(fact.name))` is lazy or wrapped, and might be made anew when its owner ends")
      }
      if owner.needsUnisolating, needsNoActor(field) { edits += try owner.unisolate(fact) }
    }
    edits += try owner.atEnd(lines, of: site.call)
    let isSure = isConstant && runsOnceWhenMade(node, text)
    return FixPlan(
      Fix(action: "remove the observer in deinit", concerns: isSure ? [] : [Concern(.mayEndProcess)], edits: edits))
  }

  /// The removal of what a registration added, as the object's other methods may spell it.
  func removal(to target: SourceText) throws(Unfixable) -> [String] {
    let (node, text) = try context.code(of: site.call)
    guard let observer = site.observer, program.values[observer].kind == .selfReference else {
      throw Unfixable(
        .otherObserver, "the observer is not the object that registers it; remove it where that object ends")
    }
    guard let keyPath = text.argument(labelled: "forKeyPath", of: node) else {
      throw Unfixable(.unsupportedForm, "the registration has a form that the fix does not support")
    }
    let loop = LoopOfOne(around: node, in: text)
    let within = loop?.range ?? 0..<0
    let path = try context.carried(keyPath, text, in: function, to: target, "the key path", within: within)
    var receiver = ""
    let callee = text.node(node).child
    if text.kind(callee) == .member {
      receiver = try context.carried(
        text.node(callee).child, text, in: function, to: target, "the observed object", within: within)
      if receiver.hasSuffix("!") { receiver = receiver.dropLast() + "?" }
      if !receiver.hasSuffix("?"), let object = site.object, mayBeMissing(object) { receiver += "?" }
      receiver += "."
    }
    var more = ""
    if let given = text.argument(labelled: "context", of: node), text.kind(given) != .nilLiteral {
      more = ", context: " + (try context.carried(given, text, in: function, to: target, "the context"))
    }
    let line = "\(receiver)removeObserver(self, forKeyPath: \(path)\(more))"
    guard let loop else { return [line] }
    let sequence = try context.carried(loop.sequence, text, in: function, to: target, "the list of key paths")
    return loop.lines(sequence, line, unit: target.indentUnit)
  }

  /// `var player: Player!` is asked like an optional.
  private func mayBeMissing(_ object: ValueID) -> Bool {
    guard let variable = StoredOrder(linked).variable(of: object) else { return false }
    let type = program.variables[variable].type
    return type >= 0 && program.name(type).hasSuffix("!")
  }

  /// Returns true if an attribute may be a property wrapper.
  private func isWrapped(_ fact: VariableFact) -> Bool {
    let name = program.name(fact.wrapper)
    return fact.wrapper >= 0 && !Catalog.inertAttributes.contains(name) && !name.hasPrefix("IB")
  }

  /// Returns true if `deinit` may read a property of an actor's class only if the property belongs to no actor: the
  /// program declares its type, which is neither `Sendable` nor isolated. The frameworks' views and players belong to
  /// the main actor.
  private func needsNoActor(_ field: VariableID) -> Bool {
    guard case .nominal(let id) = linked.inference.type(ofVariable: field), !linked.table.nominals[id].isExternal else {
      return false
    }
    let family = [id] + linked.table.ancestors(id)
    return !family.contains { linked.table.nominals[$0].lastName == "Sendable" }
      && (try? owners.owner(linked.table.nominals[id], storing: false))?.isIsolated != true
  }

  /// Returns true if a statement in the body of an initializer runs for each object that ends.
  private func runsOnceWhenMade(_ node: NodeID, _ text: SourceText) -> Bool {
    guard program.functions[function].kind == .initializer, let statement = BodyStatement(around: node, in: text),
      statement.node == node, let declaration = statement.owner, text.kind(declaration) == .functionDecl,
      let owner = linked.table.owner(of: function)
    else { return false }
    let initializers = owner.functions.all.filter { program.functions[$0].kind == .initializer }
    return initializers.count == 1
  }
}

/// A loop that does one thing for each element of a list.
private struct LoopOfOne {
  let sequence: NodeID
  let range: Range<Int>
  /// The name of an element; nil if it has no name but `$0`.
  private let element: String?

  init?(around call: NodeID, in text: SourceText) {
    guard let statement = BodyStatement(around: call, in: text), statement.node == call, statement.isAlone,
      let owner = statement.owner
    else { return nil }
    range = text.start(owner)..<text.end(owner)
    switch text.kind(owner) {
    case .forStatement:
      let parts = text.children(owner)
      guard parts.count == 3, text.kind(parts[0]) == .pattern, text.children(parts[0]).count == 1 else { return nil }
      sequence = parts[1]
      element = text.text(parts[0])
    case .closure:
      guard let argument = text.parent(owner), let each = text.parent(argument), text.kind(each) == .call,
        text.name(text.node(each).child) == "forEach", text.kind(text.node(each).child) == .member,
        !text.children(owner).contains(where: { text.kind($0) == .capture })
      else { return nil }
      sequence = text.node(text.node(each).child).child
      element = text.children(owner).first { text.kind($0) == .parameter }.map { text.name($0) }
    default: return nil
    }
  }

  func lines(_ sequence: String, _ line: String, unit: String) -> [String] {
    if let element { return ["for \(element) in \(sequence) {", "\(unit)\(line)", "}"] }
    return ["\(sequence).forEach { \(line) }"]
  }
}
