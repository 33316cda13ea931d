/// Keeps a block's token that is dropped, and removes the token when its owner ends.
struct DroppedTokenFix: RuleFix {
  let site: TokenSite
  let context: FixContext
  var keptBy: FunctionID? { program.function(ofCall: site.call) }

  func message() throws(Unfixable) -> String? { try context.message(of: site.call) }

  func plan() throws(Unfixable) -> FixPlan {
    let callers = sites.droppingCallers.calls(of: site)
    return callers.isEmpty ? try keepToken() : FixPlan(try keepTokens(at: callers))
  }

  /// Each of the calls that drop what the registration's function returns keeps it.
  private func keepTokens(at callers: [CallID]) throws(Unfixable) -> Fix {
    var fix = Fix(action: "", edits: [])
    for caller in callers {
      guard context.sources.files[try context.code(of: caller).text.file].isReported else {
        throw Unfixable(.droppedOutsidePaths, "the token is dropped in a file outside the given paths")
      }
      let site = TokenSite(call: caller, registration: site.registration, fate: .dropped)
      let own: Fix
      do { own = try DroppedTokenFix(site: site, context: context).keepToken().first() } catch {
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

  private func keepToken() throws(Unfixable) -> FixPlan {
    let call = site.call
    let (node, text) = try context.code(of: call)
    let statement = try context.droppedStatement(node, text)
    let function = program.function(ofCall: call)
    let owner = try owners.owner(of: function)
    try context.checkInitializer(node, text, owner)
    let isRegistration = site.registration == call
    let weak = try context.weakSelfEdits(call, node, text, isRegistration: isRegistration)
    let keepInProperty = { () throws(Unfixable) -> Fix in
      if isRegistration, let fix = try context.storeInIdleProperty(of: function, call) { return fix }
      try checkReturnsToken()
      let center = try context.lastingCenter(sites.registrations[site.registration]?.center, owner: owner)
      var edits = weak
      let list = try context.tokenList(of: owner, center: center, usedBy: site.registration, in: text, &edits)
      edits += try statement.edits(keepingIn: list, text)
      return Fix(action: "keep the token in `\(list)`, and remove it in deinit", edits: edits)
    }
    guard isRegistration, context.usesDescriptors(text) else { return FixPlan(try keepInProperty()) }
    return FixPlan(
      { () throws(Unfixable) in try context.observeByDescriptor(call, node, text, statement, owner, weak) },
      else: keepInProperty)
  }

  /// A helper's result must be the token itself.
  private func checkReturnsToken() throws(Unfixable) {
    if site.registration == site.call { return }
    for target in linked.flow.callTargets[site.call] ?? [] {
      let result = program.name(program.functions[target].result)
      guard TypeName.core(result) == "NSObjectProtocol", !result.hasSuffix("?") else {
        throw Unfixable(.notPlainToken, "the helper does not return a plain token")
      }
    }
  }
}

/// Gives an observation of a library, whose disposable is dropped, to a bag of its owner.
struct LostObservationFix: RuleFix {
  let call: CallID
  let context: FixContext
  var keptBy: FunctionID? { program.function(ofCall: call) }

  func message() throws(Unfixable) -> String? { try context.message(of: call) }

  func plan() throws(Unfixable) -> FixPlan {
    let (node, text) = try context.code(of: call)
    let statement = try context.droppedStatement(node, text)
    let owner = try owners.owner(of: program.function(ofCall: call), storing: false)
    let bag = owners.fields(of: owner).bags.first { owner.shows(program.variables[$0], to: text) }
    guard let bag, statement.local == nil else {
      throw Unfixable(.noBag, "\(owner.nominal.path) has no bag that could dispose of it")
    }
    let weak = try context.weakSelfEdits(ofObservation: call, node, text)
    let name = program.spelledName(of: program.variables[bag])
    return FixPlan(
      Fix(
        action: "dispose of it with `\(name)`",
        edits: weak + [
          text.replacement(statement.whole.lowerBound..<statement.call.lowerBound, ""),
          text.insertion(at: statement.call.upperBound, text.chained(".disposed(by: \(name))", onto: node)),
        ]))
  }
}
