/// Each pass of a lifecycle that adds observations to a collection begins with an empty one.
extension RepetitionFix {
  func renew(_ collection: VariableID) throws(Unfixable) -> Fix {
    guard let nominal = linked.table.nominal(of: program.variables[collection].owner) else {
      throw Unfixable(.keptByNoObject, "the observation is kept by no object")
    }
    guard let registering = linked.table.ownerID(of: program.function(ofCall: call)),
      linked.table.areRelated(registering, nominal.id)
    else {
      throw Unfixable(.collectionOfAnotherObject, "the collection belongs to a `\(nominal.lastName)`; empty it there")
    }
    let owner = try owners.owner(nominal)
    let field = program.variables[collection]
    let bag = try Bag(field, owner)
    let function = try placeOfReset(owner)
    var edits: [Edit] = []
    let plain = program.name(field.name)
    var name = program.spelledName(of: field)
    let others = namingsOutsideOfPasses(collection)
    // The code that ends what the collection keeps would miss what another property keeps.
    let isReadElsewhere = others.contains { value in
      !fills(value) && program.functions[program.values[value].function].kind != .initializer
    }
    guard !isReadElsewhere || !others.contains(where: fills) else {
      throw Unfixable(.sharedCollection, "`\(name)` keeps other observations, too, and other code empties or reads it")
    }
    let needsProperty = !others.isEmpty && !isReadElsewhere
    if needsProperty {
      let (node, text) = try context.code(of: call)
      guard let mention = text.mention(of: plain, inStatementOf: node) else {
        throw Unfixable(
          .sharedCollection, "`\(name)` keeps other observations, too; keep this one in a property of its own")
      }
      let isAppearance = function == repetition.root && repetition.rootName.contains("Appear")
      name = try owner.freshName(bag.names(isAppearance ? "appearance" : "current"))
      edits.append(owner.addProperty("\(owner.access(from: text))var \(name)\(try bag.furtherDeclaration())"))
      edits.append(text.replacement(Int(text.lexeme(mention).start)..<Int(text.lexeme(mention).end), name))
    } else {
      edits += try bag.varEdits()
    }
    edits += try inserting([bag.reset(name)], atStartOf: function)
    let property = needsProperty ? "a new property `\(name)`" : "`\(name)`"
    return Fix(action: "empty \(property) before each pass fills it", concerns: [Concern(.beginsAnew)], edits: edits)
  }

  /// The declaration of a collection, and the statement that empties it.
  private struct Bag {
    private let text: SourceText
    private let declaration: Node
    private let isLet: Bool
    /// The text behind the name.
    private let spelled: String
    /// The type and the initial value as far as they are written.
    private let type: String
    private let initial: String
    private let isDisposeBag: Bool
    /// The attributes, the modifiers and the keyword.
    private let introducer: Range<Int32>

    init(_ field: VariableFact, _ owner: OwningClass) throws(Unfixable) {
      let text = owner.text
      guard let name = text.boundName(at: Int(field.offset)), let declaration = text.ancestor(name, [.variableDecl])
      else {
        throw Unfixable(.tokenPropertyOutOfReach, "the collection is declared in another file, or in an unusual form")
      }
      self.text = text
      self.declaration = text.node(declaration)
      isLet = field.isLet
      spelled = text.text(text.end(name)..<text.end(declaration))
      let parts = spelled.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        String($0).filter { $0 != " " }
      }
      type = parts[0].hasPrefix(":") ? String(parts[0].dropFirst()) : ""
      initial = parts.count > 1 ? parts[1] : ""
      isDisposeBag = type == "DisposeBag" || type.isEmpty && initial == "DisposeBag()"
      introducer = text.node(declaration).first..<text.node(name).first
      let isCollection = ["Set<", "[", "Array<"].contains { spelled.contains($0) }
      let isGrouped = text.parent(declaration).map { text.node($0).word == .let } ?? false
      let isAlone = !isGrouped && text.parent(name).map { text.children($0).count } == 1
      guard isDisposeBag || isCollection && !isLet, isAlone, !spelled.contains("\n"), !spelled.contains("{") else {
        throw Unfixable(.notEmptiable, "the collection cannot be emptied")
      }
    }

    /// The type and the initial value of a further property of the kind.
    func furtherDeclaration() throws(Unfixable) -> String {
      if isDisposeBag { return " = DisposeBag()" }
      if initial.isEmpty, !type.hasSuffix("?"), !type.hasSuffix("!") {
        throw Unfixable(.notEmptiable, "the collection has no initial value that a further one could begin with")
      }
      return spelled
    }

    /// Makes a variable of a constant, unless others may rely on its being constant, or `init` gives it its value.
    func varEdits() throws(Unfixable) -> [Edit] {
      guard isLet else { return [] }
      let isRelied =
        !declaration.flags.isDisjoint(with: [.isPublic, .isStatic])
        || introducer.contains { text.text(text.lexeme($0)) == "nonisolated" }
      guard !isRelied, !initial.isEmpty, let keyword = introducer.last(where: { text.lexeme($0).word == .let }) else {
        throw Unfixable(.notEmptiable, "the collection is a constant that has to stay a constant")
      }
      return [text.replacement(Int(text.lexeme(keyword).start)..<Int(text.lexeme(keyword).end), "var")]
    }

    func names(_ prefix: String) -> [String] {
      isDisposeBag
        ? ["\(prefix)DisposeBag", "\(prefix)Bag"]
        : spelled.contains("Cancellable")
          ? ["\(prefix)Cancellables", "\(prefix)Observations"] : ["\(prefix)Observations", "\(prefix)Tokens"]
    }

    func reset(_ name: String) -> String { isDisposeBag ? "\(name) = DisposeBag()" : "\(name).removeAll()" }
  }

  /// The lifecycle method where it is one of the same object; else the function that fills the collection.
  private func placeOfReset(_ owner: OwningClass) throws(Unfixable) -> FunctionID {
    let root = program.functions[repetition.root]
    if root.kind == .function, let id = linked.table.ownerID(of: repetition.root),
      linked.table.areRelated(id, owner.nominal.id)
    {
      return repetition.root
    }
    let function = program.outermostFunction(program.function(ofCall: call))
    // Each new value of a property begins a pass.
    guard [.function, .observer].contains(program.functions[function].kind) else {
      throw Unfixable(.unknownPass, "the start of a pass is unknown")
    }
    // Each of several would throw away what the others have just observed.
    let callers = linked.runs.callers(of: function)
    let isRunSeveralTimes =
      callers.count > 1
      || callers.contains { call in
        linked.order.loop(around: program.calls[call].nameOffset, in: program.function(ofCall: call)) != nil
      }
    if isRunSeveralTimes {
      throw Unfixable(.severalPasses, "several calls fill the collection, and each would empty what another has filled")
    }
    let passes = sites.repetitionsByRoot[repetition.root] ?? []
    let fillers = passes.filter { $0.collection == repetition.collection }.map {
      program.outermostFunction(program.function(ofCall: $0.call))
    }
    guard Set(fillers) == [function] else {
      throw Unfixable(
        .severalPasses, "several methods fill the collection on each pass, and none of them is the first of all")
    }
    return function
  }

  /// The values that name a collection, outside of the statements that passes of the same lifecycle method run.
  private func namingsOutsideOfPasses(_ collection: VariableID) -> [ValueID] {
    let same = (sites.repetitionsByRoot[repetition.root] ?? []).filter { $0.collection == collection }
    let places = same.compactMap { repetition -> (file: Int, range: Range<Int>)? in
      guard let (node, text) = try? context.code(of: repetition.call),
        let statement = BodyStatement(around: node, in: text)
      else { return nil }
      return (text.file, statement.range)
    }
    return owners.namings(of: collection).values.filter { value in
      let range = program.range(ofValue: value)
      return !places.contains { $0.file == range.file && $0.range.contains(range.start) }
    }
  }

  /// Returns true for a naming that puts an observation into the collection: `store(in: &bag)`, `bag.insert(token)`,
  /// `bag += tokens`, and an argument of another function.
  private func fills(_ value: ValueID) -> Bool {
    let uses = linked.trail.uses(in: program.values[value].function)
    return uses[value].contains { use in
      switch use {
      case .argument: true
      case .member(let member):
        uses.call(of: member).map { Catalog.containerMutators.contains(program.callName($0).name) } ?? false
      default: false
      }
    }
  }

  private func inserting(_ lines: [String], atStartOf function: FunctionID) throws(Unfixable) -> [Edit] {
    let file = program.file(ofFunction: function).source
    let text = context.text(file)
    let isObserver = program.functions[function].kind == .observer
    guard context.sources.files[file].isReported,
      let node = isObserver
        ? text.ancestor(try context.code(of: call).node, [.accessor])
        : text.declaration(.functionDecl, namedAt: Int(program.functions[function].offset)),
      let block = text.body(of: node), let first = text.children(block).first,
      let statement = BodyStatement(around: first, in: text)
    else {
      throw Unfixable(.lifecycleOutsidePaths, "the lifecycle's method is declared in a file outside the given paths")
    }
    if text.isCall(first, ofSuperNamed: program.name(program.functions[function].name)) {
      return try statement.inserting(after: lines)
    }
    return try statement.inserting(before: lines)
  }
}

extension SourceText {
  /// The only place in the statement around a call, outside of the call, that names a property.
  fileprivate func mention(of name: String, inStatementOf call: NodeID) -> Int32? {
    guard let statement = BodyStatement(around: call, in: self) else { return nil }
    let node = node(statement.node)
    let own = self.node(call).first..<self.node(call).end
    let found = (node.first..<node.end).filter {
      !own.contains($0) && lexeme($0).kind == .identifier && text(lexeme($0)) == name
    }
    return found.count == 1 ? found[0] : nil
  }
}
