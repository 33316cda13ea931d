/// Fixes of block-based registrations: a stored token, and its removal when the owner ends.
extension FixPlanner {
  func fixDiscardedToken(_ range: SourceRange) throws(Unfixable) -> Fix {
    let (call, node, text) = try call(range)
    if let fix = try fixLostDisposable(call, node, text) { return fix }
    guard let site = lookups.sites.tokenSites[call] else {
      throw Unfixable(.unsupportedForm, "the call has a form that the fix does not support")
    }
    let callers = lookups.sites.droppingCallers.calls(of: site)
    return callers.isEmpty ? try keepToken(of: site, node, text) : try keepTokens(at: callers, of: site)
  }

  /// Each of the calls that drop what the registration's function returns keeps it.
  private func keepTokens(at callers: [CallID], of site: TokenSite) throws(Unfixable) -> Fix {
    var fix = Fix(action: "", edits: [])
    for caller in callers {
      let (_, node, text) = try call(linked.program.range(ofCall: caller))
      guard sources.files[text.file].isReported else {
        throw Unfixable(.droppedOutsidePaths, "the token is dropped in a file outside the given paths")
      }
      let site = TokenSite(call: caller, registration: site.registration, fate: .dropped)
      let own: Fix
      do {
        own = try keepToken(of: site, node, text)
      } catch {
        throw Unfixable(.callerCannotKeep, "the callers drop the token, and a caller cannot keep it: \(error.reason)")
      }
      fix.action = own.action + " by the caller that drops it"
      fix.edits += own.edits.filter { !fix.edits.contains($0) }
      fix.concerns += own.concerns.filter { !fix.concerns.contains($0) }
    }
    if callers.count > 1 {
      fix.action = "keep the token by each of the \(callers.count) callers that drop it, and remove it in deinit"
    }
    return fix
  }

  private func keepToken(of site: TokenSite, _ node: NodeID, _ text: SourceText) throws(Unfixable) -> Fix {
    let call = site.call
    let statement = try droppedStatement(node, text)
    let owner = try lookups.owners.owner(of: linked.program.calls[Int(call)].function)
    try checkInitializer(node, text, owner)
    let weak = try weakSelfEdits(node, text, isRegistration: site.registration == call)
    if usesDescriptors(text), site.registration == call,
      let fix = attempt({ () throws(Unfixable) in try observeByDescriptor(call, node, text, statement, owner, weak) })
    {
      return fix
    }
    if site.registration == call,
      let fix = try storeInIdleProperty(of: linked.program.calls[Int(call)].function, call)
    {
      return fix
    }
    try checkReturnsToken(call, site)
    let center = try lastingCenter(center(of: site), owner: owner)
    var edits = weak
    let property = try tokenList(of: owner, center: center, usedBy: site.registration, in: text, &edits)
    edits += try statement.edits(keepingIn: property, text)
    return Fix(action: "keep the token in `\(property)`, and remove it in deinit", edits: edits)
  }

  func center(of site: TokenSite) -> ValueID? {
    lookups.sites.registrations[site.registration]?.center
  }

  /// A helper's result must be the token itself.
  private func checkReturnsToken(_ call: CallID, _ site: TokenSite) throws(Unfixable) {
    if site.registration == call { return }
    for target in linked.flow.callTargets[call] ?? [] {
      let result = linked.program.name(linked.program.functions[Int(target)].result)
      guard TypeName.core(result) == "NSObjectProtocol", !result.hasSuffix("?") else {
        throw Unfixable(.notPlainToken, "the helper does not return a plain token")
      }
    }
  }

  // MARK: The statement that drops it

  /// A statement that drops the result: the call alone, `_ =`, or a local that nothing reads.
  struct DroppedStatement {
    /// The bytes of the call, or of the whole statement that drops its result.
    var whole: Range<Int>
    var node: NodeID
    var call: Range<Int>
    /// The local that holds the result already.
    var local: String?

    func edits(keepingIn list: String, _ text: SourceText) throws(Unfixable) -> [Edit] {
      if text.isChainedOnOptional(node) {
        throw Unfixable(.optionalReceiver, "its receiver is optional, and so is its result; bind the receiver first")
      }
      if let local {
        let isAlone = text.isFirstOnLine(whole.lowerBound) && text.isLastOnLine(whole.upperBound)
        let separator = isAlone ? "\n" + text.indentation(whole.lowerBound) : "; "
        return [text.insertion(at: whole.upperBound, "\(separator)\(list).append(\(local))")]
      }
      return [
        text.replacement(whole.lowerBound..<call.lowerBound, "\(list).append("),
        text.insertion(at: call.upperBound, ")"),
      ]
    }
  }

  func droppedStatement(_ call: NodeID, _ text: SourceText) throws(Unfixable) -> DroppedStatement {
    guard let around = text.parent(call) else { throw Unfixable(.notAStatement, "the call stands in no statement") }
    var inner = call
    while let closure = text.ancestor(inner, [.closure, .functionDecl, .accessor, .typeDecl]),
      text.kind(closure) == .closure
    {
      guard text.isRunForEach(closure) else {
        throw Unfixable(.insideClosure, "the registration is made inside a closure; keep the token where that runs")
      }
      if WeakSelf(text: text, closure: closure).isHeldWeakly {
        throw Unfixable(
          .closureHoldsWeakly, "the closure around the registration holds self weakly; it runs at once and need not")
      }
      inner = closure
    }
    let range = text.start(call)..<text.end(call)
    switch text.kind(around) {
    case .block where text.ancestor(call, [.functionDecl, .accessor]) != nil:
      if text.isResult(call, of: around) { throw Self.callersDrop }
      return DroppedStatement(whole: range, node: call, call: range)
    case .assignment where text.children(around).first.map({ text.kind($0) == .discardTarget }) ?? false:
      return DroppedStatement(whole: text.start(around)..<range.upperBound, node: call, call: range)
    case .variableDecl:
      guard text.parent(around).map({ text.kind($0) == .block }) ?? false,
        let pattern = text.children(around).first(where: { text.kind($0) == .pattern })
      else { break }
      let names = text.children(pattern)
      guard names.count < 2, text.end(around) == range.upperBound,
        text.lexeme(text.node(around).end).kind != .comma, text.lexeme(text.node(around).first - 1).kind != .comma
      else {
        throw Unfixable(.declaredTogether, "the token's variable is declared together with another")
      }
      return DroppedStatement(
        whole: text.start(around)..<range.upperBound, node: call, call: range,
        local: names.first.map { text.name($0) }.flatMap { $0 == "_" ? nil : $0 })
    case .returnStatement: throw Self.callersDrop
    default: break
    }
    throw Unfixable(.insideExpression, "the token is dropped in the midst of an expression")
  }

  private static let callersDrop = Unfixable(.callersDrop, "the callers drop the token; keep it there")

  /// Before `super.init`, and before every property has its first value, a list of `self` may not be changed.
  func checkInitializer(_ call: NodeID, _ text: SourceText, _ owner: OwningClass) throws(Unfixable) {
    guard let function = text.ancestor(call, [.functionDecl]), text.node(function).word == .`init` else { return }
    let last = lookups.owners.lastUnready(of: owner.nominal, function, text) { () -> Int32 in
      let body = text.node(function).first..<max(text.node(function).first, text.node(function).end - 2)
      return body.last { isMadeLater($0, text, owner) } ?? -1
    }
    if last >= text.node(call).end {
      throw Unfixable(.beforeInitialised, "the registration is made before the initialiser has made the object")
    }
  }

  /// Returns true if a lexeme begins the first value of a property, or the call that makes the object.
  private func isMadeLater(_ index: Int32, _ text: SourceText, _ owner: OwningClass) -> Bool {
    let lexeme = text.lexeme(index)
    if lexeme.kind == .identifier, text.lexeme(index + 1).kind == .equal,
      owner.lacksFirstValue(text.text(lexeme), linked)
    {
      return true
    }
    return (lexeme.word == .super || lexeme.word == .self) && text.lexeme(index + 1).kind == .period
      && text.lexeme(index + 2).word == .`init`
  }

  // MARK: The block

  /// Edits that make the registration's block hold its owner weakly.
  func weakSelfEdits(_ call: NodeID, _ text: SourceText, isRegistration: Bool) throws(Unfixable) -> [Edit] {
    let arguments = text.children(call).dropFirst().compactMap { text.children($0).first }
    let closures = arguments.filter { text.kind($0) == .closure }
    if !isRegistration {
      // A helper's closure may return something: then nothing can be returned for an owner that is gone.
      for closure in closures where try !WeakSelf(text: text, closure: closure).edits().isEmpty {
        throw Unfixable(.helperHoldsOwner, "the closure given to the helper keeps its owner; give it [weak self]")
      }
      return []
    }
    if text.name(text.node(call).child) != "addObserver" {
      throw Unfixable(.swift2Spelling, "the call is in the spelling of Swift 2")
    }
    guard let closure = closures.last else {
      guard let block = arguments.last else { return [] }
      if text.kind(block) == .identifier, isParameter(block, text) { return [] }
      if let name = text.children(call).first.map({ Int(text.lexeme(text.node($0).name).start) }),
        let id = lookups.places.call(at: TextPlace(file: text.file, offset: name)),
        let method = BoundMethod(block, text, in: linked.program.calls[Int(id)].function, linked)
      {
        return [method.edit]
      }
      throw Unfixable(
        .blockIsMethod, "the block is a function of its owner, which it keeps; write a closure with [weak self]")
    }
    return try WeakSelf(text: text, closure: closure).edits()
  }

  private func isParameter(_ identifier: NodeID, _ text: SourceText) -> Bool {
    guard let function = text.ancestor(identifier, [.functionDecl]) else { return false }
    return text.children(function).contains { text.kind($0) == .parameter && text.name($0) == text.name(identifier) }
  }

  // MARK: unremoved_token

  func fixUnremovedToken(_ range: SourceRange) throws(Unfixable) -> Fix {
    let (call, _, _) = try call(range)
    let program = linked.program
    guard let site = lookups.sites.tokenSites[call],
      let variable = site.storage.first.flatMap({ linked.flow.variable(ofNode: $0) })
    else { throw Unfixable(.noTokenProperty, "no property keeps the token") }
    let field = program.variables[Int(variable)]
    guard field.kind == .field, !field.isStatic, let nominal = linked.table.nominal(of: field.owner) else {
      throw Unfixable(.keptByNoObject, "the token is kept by no object that ends")
    }
    guard !field.isWeak, !field.isLazy, field.wrapper < 0 else {
      throw Unfixable(.lazyOrWrapped, "the property that keeps the token is weak, lazy or wrapped")
    }
    let owner = try lookups.owners.owner(nominal)
    let registration = try self.call(program.range(ofCall: site.registration))
    var edits = try weakSelfEdits(registration.node, registration.text, isRegistration: true)
    if site.lostAt != nil { return try keepBesideNext(site, owner, edits) }
    if let mended = mendedRemoval(atEndOf: variable, site) { return mended }
    if usesDescriptors(registration.text), site.registration == call,
      let fix = attempt({ () throws(Unfixable) in
        try keepByDescriptor(call, registration.node, registration.text, variable, owner, edits)
      })
    {
      return fix
    }
    let name = program.name(field.name)
    let center = try lastingCenter(center(of: site), owner: owner)
    if lookups.owners.namings(of: variable).isHandedOnAtEnd {
      throw Unfixable(
        .deinitHandsTokensOn, "a deinit hands what `\(name)` keeps to other code already; remove it there")
    }
    let losses = try removalsBeforeLosses(of: variable, storedBy: call, center: center, owner)
    let renewal = removalsBeforeNext(of: variable, storedBy: call, center: center)
    edits += losses + renewal.edits
    edits += try owner.atEnd(
      try removal(of: field, center: center, unit: owner.text.indentUnit), of: site.registration, self)
    if owner.isIsolated(linked) { edits.append(contentsOf: try owner.unisolate(field)) }
    let places = [
      losses.isEmpty ? nil : "it is given up", renewal.edits.isEmpty ? nil : "the next token takes its place",
    ].compactMap(\.self)
    var concerns: [Concern] = []
    if !losses.isEmpty { concerns.append(Concern(.lossesAreNotHandled)) }
    if !renewal.edits.isEmpty, isSeenToRegisterAgain(call) { concerns.append(Concern(.handledOnce)) }
    if !renewal.isWhole { concerns.append(Concern(.overwrittenTokenStays)) }
    return Fix(
      action: "remove the token in `\(name)` in deinit"
        + (places.isEmpty ? "" : ", and before \(places.joined(separator: " or "))"),
      concerns: concerns, edits: edits)
  }

  /// The next token takes the place of this one: both go to a list.
  private func keepBesideNext(_ site: TokenSite, _ owner: OwningClass, _ weak: [Edit]) throws(Unfixable) -> Fix {
    let (_, node, text) = try call(linked.program.range(ofCall: site.call))
    guard let assignment = text.parent(node), text.kind(assignment) == .assignment,
      let statement = BodyStatement(around: node, in: text), statement.node == assignment
    else { throw Unfixable(.insideExpression, "the token is overwritten in the midst of an expression") }
    let center = try lastingCenter(center(of: site), owner: owner)
    var edits = weak
    let list = try tokenList(of: owner, center: center, usedBy: site.registration, in: text, &edits)
    let call = text.start(node)..<text.end(node)
    edits += try DroppedStatement(whole: text.start(assignment)..<call.upperBound, node: node, call: call).edits(
      keepingIn: list, text)
    return Fix(
      action: "keep the token in `\(list)`, as the next token takes its place, and remove it in deinit",
      edits: edits)
  }

  /// Statements that remove what a property keeps, by its type.
  ///
  /// - Parameter spelled: how the property is spelled there. Nil: by its name.
  func removal(
    of field: VariableFact, named spelled: String? = nil, center: String, unit: String
  ) throws(Unfixable) -> [String] {
    let name = spelled ?? linked.program.spelledName(of: field)
    var type = linked.program.writtenType(of: field)
    var isOptional = false
    if let last = type.last, last == "?" || last == "!" {
      isOptional = true
      type = String(type.dropLast())
      if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
    }
    if type.isEmpty, field.initial >= 0, linked.program.values[Int(field.initial)].kind == .array { type = "[Any]" }
    if let element = TypeName.element(type) {
      let isDictionary = TypeName.isDictionary(type)
      if isDictionary, isOptional { throw Unfixable(.nestedTokens, "the token is kept in an optional dictionary") }
      let elements = name + (isOptional ? " ?? []" : "") + (isDictionary ? ".values" : "")
      return try removal(ofEachIn: elements, String(element.drop { $0 == " " }), center: center, unit: unit)
    }
    let core = String(TypeName.core(type))
    guard ["NSObjectProtocol", "Any", "AnyObject", "NSObject"].contains(core) else {
      throw Unfixable(.unusualTokenProperty, "the property that keeps the token has an unusual form")
    }
    guard isOptional else { return ["\(center).removeObserver(\(name))"] }
    return removal(ofOptional: name, center: center, unit: unit)
  }

  /// A loop that removes tokens, or lists of tokens.
  private func removal(
    ofEachIn elements: String, _ type: String, center: String, unit: String
  ) throws(Unfixable) -> [String] {
    let isOptional = type.hasSuffix("?")
    guard let element = TypeName.element(type) else {
      return [
        "for \(isOptional ? "case let token?" : "token") in \(elements) {", "\(unit)\(center).removeObserver(token)",
        "}",
      ]
    }
    guard !isOptional, TypeName.element(String(element.drop { $0 == " " })) == nil else {
      throw Unfixable(.nestedTokens, "the token is kept in a list of a list of lists")
    }
    let inner = "tokens" + (TypeName.isDictionary(type) ? ".values" : "")
    let lines = try removal(ofEachIn: inner, String(element.drop { $0 == " " }), center: center, unit: unit)
    return ["for tokens in \(elements) {"] + lines.map { unit + $0 } + ["}"]
  }

  /// Statements that remove a token that may be missing.
  func removal(ofOptional token: String, center: String, unit: String) -> [String] {
    let isName =
      token == "`\(token.dropFirst().dropLast())`" || token.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let (binding, name) = isName ? (token, token) : ("token = \(token)", "token")
    return ["if let \(binding) {", "\(unit)\(center).removeObserver(\(name))", "}"]
  }
}

extension SourceText {
  /// Returns true if an expression is the whole body of a function with a result, and so its result.
  fileprivate func isResult(_ expression: NodeID, of block: NodeID) -> Bool {
    guard let owner = parent(block), node(block).child == expression, node(expression).next < 0 else { return false }
    switch kind(owner) {
    case .functionDecl:
      return children(owner).contains { kind($0) == .typeName && text($0) != "Void" && text($0) != "()" }
    case .accessor: return node(owner).word == .get
    default: return false
    }
  }

  /// `center?.addObserver(…)`, of which the result is optional.
  fileprivate func isChainedOnOptional(_ call: NodeID) -> Bool {
    var current = call
    while [.call, .member, .subscriptCall, .optionalChain, .forceUnwrap].contains(kind(current)) {
      if kind(current) == .optionalChain { return true }
      current = node(current).child
    }
    return false
  }

  /// Returns true if a closure runs where it stands, for each element of a sequence.
  func isRunForEach(_ closure: NodeID) -> Bool {
    guard let argument = parent(closure), kind(argument) == .argument, let call = parent(argument), kind(call) == .call
    else { return false }
    return name(node(call).child) == "forEach"
  }
}
