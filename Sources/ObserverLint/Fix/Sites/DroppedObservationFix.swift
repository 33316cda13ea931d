/// Keeps the token of an observation that ends at once in the class around.
struct DroppedObservationFix: RuleFix {
  let site: DroppedSite
  let context: FixContext
  private var call: CallID { site.call }
  private var function: FunctionID { program.function(ofCall: call) }
  var keptBy: FunctionID? { function }

  func plan() throws(Unfixable) -> FixPlan {
    let (node, text) = try context.code(of: call)
    try checkOwnerIsObject()
    let statement = try context.droppedStatement(node, text)
    let owner = try owners.owner(of: function)
    try context.checkInitializer(node, text, owner)
    let kind = try tokenKind(node, text)
    var edits =
      site.registration == nil
      ? try context.weakSelfEdits(ofObservation: call, node, text)
      : try context.weakSelfEdits(call, node, text, isRegistration: false)
    let name: String
    if kind == Self.cancellable, !context.runsAgain(call) {
      name = try cancellableBag(of: owner, usedIn: text, &edits)
      edits.append(text.replacement(statement.whole.lowerBound..<statement.call.lowerBound, ""))
      edits.append(text.insertion(at: statement.call.upperBound, text.chained(".store(in: &\(name))", onto: node)))
      edits.removeAll { $0.range.start == $0.range.end && $0.replacement.isEmpty }
      edits = joined(edits, at: statement.call.upperBound, text)
    } else if isAlone(kind, owner, node, text) || context.runsAgain(call) {
      name = try owner.freshName(names(of: kind, node, text))
      edits.append(owner.addProperty("\(owner.access(from: text))var \(name): \(kind)?"))
      edits.append(text.replacement(statement.whole.lowerBound..<statement.call.lowerBound, "\(name) = "))
    } else {
      name = try tokenList(of: owner, kind, usedIn: text, &edits)
      edits += try statement.edits(keepingIn: name, text)
    }
    return FixPlan(Fix(action: "keep the observation in `\(name)`", concerns: [Concern(.beginsToHandle)], edits: edits))
  }

  private static let cancellable = "AnyCancellable"

  private func checkOwnerIsObject() throws(Unfixable) {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0, let nominal = linked.table.owner(of: outermost), !nominal.isExternal else { return }
    let keyword = program.types[nominal.declaration].keyword
    if keyword == .struct || keyword == .enum {
      throw Unfixable(
        .copiedOwner,
        "\(nominal.path) is a \(keyword), each copy of which would share the observation; keep it in an object that owns it"
      )
    }
  }

  /// The type of what ends the observation when it is released.
  private func tokenKind(_ node: NodeID, _ text: SourceText) throws(Unfixable) -> String {
    switch program.callName(call).name {
    case "sink", "assign": return Self.cancellable
    case "observe"
    where program.fullName(call).hasPrefix("observe(_:")
      && program.argument(call, at: 0).map { program.values[$0].kind == .keyPath } ?? false:
      return "NSKeyValueObservation"
    case "observe" where Observations(linked).isOfSetting(call):
      // `Defaults.observe(…)` returns a `Defaults.Observation`.
      return "Defaults.Observation"
    case "addObserver": return "NotificationCenter.ObservationToken"
    case let name where Catalog.descriptorObservations.contains(name) && context.importsDescriptors(text):
      return "NotificationToken"
    default: break
    }
    if case .nominal(let id) = linked.inference.type(of: program.calls[call].value) {
      let nominal = linked.table.nominals[id]
      if !text.text(node).hasPrefix("\(nominal.lastName)<") { return nominal.path }
    }
    throw Unfixable(.unknownTokenType, "the type of the token is unknown")
  }

  /// Returns true if the class keeps no other observation of the kind.
  private func isAlone(_ kind: String, _ owner: OwningClass, _ node: NodeID, _ text: SourceText) -> Bool {
    if text.ancestor(node, [.forStatement, .whileStatement, .repeatStatement, .closure, .functionDecl]).map({
      text.kind($0) != .functionDecl
    }) ?? false {
      return false
    }
    if listField(of: kind, owner, usedIn: text) != nil { return false }
    let key = SiteLookups.OwnedName(owner: owner.nominal.id, name: program.callNameID(call))
    return (sites.droppedCalls[key] ?? []).allSatisfy { $0 == call }
  }

  private func names(of kind: String, _ node: NodeID, _ text: SourceText) -> [String] {
    switch kind {
    case Self.cancellable: return ["cancellable", "subscription", "observationCancellable"]
    case "NSKeyValueObservation":
      let path = text.children(node).dropFirst().first.flatMap { text.children($0).first }.map { text.text($0) } ?? ""
      let last = path.split(separator: ".").last.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
      return ["observation"] + (last.map { $0.isEmpty ? [] : ["\($0)Observation"] } ?? []) + ["keyValueObservation"]
    case "NotificationCenter.ObservationToken": return ["observationToken", "messageObservationToken"]
    default:
      let own = TypeName.lastPart(kind)
      return ["observation", own.prefix(1).lowercased() + own.dropFirst(), "observationToken"]
    }
  }

  // MARK: Where it is kept

  /// A list of the class's own that can take one more.
  private func listField(of kind: String, _ owner: OwningClass, usedIn text: SourceText) -> (name: String, isSet: Bool)?
  {
    let fields = owners.fields(of: owner).variables(ofType: ["Set<\(kind)>", "[\(kind)]", "Array<\(kind)>"])
    let found = fields.first { field in
      let fact = program.variables[field]
      return fact.kind == .field && fact.wrapper < 0 && fact.getter < 0 && owner.shows(fact, to: text)
    }
    guard let found else { return nil }
    let fact = program.variables[found]
    return (program.spelledName(of: fact), owner.spelledType(of: fact).hasPrefix("Set<"))
  }

  private func tokenList(
    of owner: OwningClass, _ kind: String, usedIn text: SourceText, _ edits: inout [Edit]
  ) throws(Unfixable) -> String {
    if let (name, isSet) = listField(of: kind, owner, usedIn: text), !isSet { return name }
    let name = try owner.freshName(["observations", "observationTokens", "keptObservations"])
    edits.append(owner.addProperty("\(owner.access(from: text))var \(name): [\(kind)] = []"))
    return name
  }

  private func cancellableBag(
    of owner: OwningClass, usedIn text: SourceText, _ edits: inout [Edit]
  ) throws(Unfixable) -> String {
    if let (name, _) = listField(of: Self.cancellable, owner, usedIn: text) { return name }
    let name = try owner.freshName(["cancellables", "subscriptions", "observationCancellables"])
    edits.append(owner.addProperty("\(owner.access(from: text))var \(name): Set<AnyCancellable> = []"))
    if owner.text.file != text.file { edits += importingCombine(owner.text, as: text) }
    return name
  }

  /// The import that the file of the call has, where the class's own has none of those that bring Combine along.
  private func importingCombine(_ target: SourceText, as text: SourceText) -> [Edit] {
    let bringing: Set = ["Combine", "SwiftUI", "OpenCombine", "CombineX"]
    let present = target.imports.map { target.name($0) }
    guard !present.isEmpty, !present.contains(where: { bringing.contains($0) }) else { return [] }
    return [target.importing(text.imports.map { text.name($0) }.first { bringing.contains($0) } ?? "Combine")]
  }

  /// An edit that ends where another is inserted is made one with it.
  private func joined(_ edits: [Edit], at offset: Int, _ text: SourceText) -> [Edit] {
    guard
      let before = edits.firstIndex(where: {
        $0.range.file == text.file && $0.range.start < offset && $0.range.end == offset
      }),
      let after = edits.firstIndex(where: {
        $0.range.file == text.file && $0.range.start == offset && $0.range.end == offset
      })
    else { return edits }
    var result = edits
    result[before].replacement += result[after].replacement
    result.remove(at: after)
    return result
  }
}

extension OwningClass {
  /// A property's type as it is declared, or as its initial value tells: `= Set<AnyCancellable>()`.
  func spelledType(of field: VariableFact) -> String {
    if field.type >= 0 { return program.name(field.type) }
    guard let name = text.boundName(at: Int(field.offset)), let declaration = text.ancestor(name, [.variableDecl]),
      let initial = text.children(declaration).last, text.kind(initial) == .call
    else { return "" }
    let spelled = text.text(initial)
    return spelled.hasSuffix("()") ? String(spelled.dropLast(2)) : ""
  }
}

extension SourceText {
  /// A further call for the end of a chain, on a line of its own where those before have theirs.
  func chained(_ link: String, onto call: NodeID) -> String {
    let period = lexeme(node(node(call).child).name - 1)
    let isOnOwnLine = period.kind == .period && period.newlineBefore
    return (isOnOwnLine ? "\n\(indentation(Int(period.start)))" : "") + link
  }
}
