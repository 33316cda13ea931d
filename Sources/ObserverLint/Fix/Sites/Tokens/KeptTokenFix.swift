/// Removes a stored token when its owner ends, and before another value takes its place.
struct KeptTokenFix: RuleFix {
  let site: TokenSite
  let context: FixContext
  var keptBy: FunctionID? { program.function(ofCall: site.call) }

  func message() throws(Unfixable) -> String? { try context.message(of: site.call) }

  func plan() throws(Unfixable) -> FixPlan {
    guard let variable = site.storage.first.flatMap({ linked.flow.variable(ofNode: $0) })
    else { throw Unfixable(.noTokenProperty, "no property keeps the token") }
    let field = program.variables[variable]
    guard field.kind == .field, !field.isStatic, let nominal = linked.table.nominal(of: field.owner) else {
      throw Unfixable(.keptByNoObject, "the token is kept by no object that ends")
    }
    guard !field.isWeak, !field.isLazy, field.wrapper < 0 else {
      throw Unfixable(.lazyOrWrapped, "the property that keeps the token is weak, lazy or wrapped")
    }
    let owner = try owners.owner(nominal)
    let (node, text) = try context.code(of: site.registration)
    let weak = try context.weakSelfEdits(site.registration, node, text, isRegistration: true)
    if site.lostAt != nil { return FixPlan(try keepBesideNext(owner, weak)) }
    if let corrected = correctedRemoval(atEndOf: variable) { return FixPlan(corrected) }
    let remove = { () throws(Unfixable) -> Fix in try removal(of: variable, owner, weak) }
    guard site.registration == site.call, context.usesDescriptors(text) else { return FixPlan(try remove()) }
    return FixPlan(
      { () throws(Unfixable) in try context.keepByDescriptor(site.call, node, text, variable, owner, weak) },
      else: remove)
  }

  /// The fix of a removal in `deinit` that is meant for the tokens of a property, and misses them.
  private func correctedRemoval(atEndOf variable: VariableID) -> Fix? {
    sites.meant(atEndOf: variable, program.range(ofCall: site.registration)).flatMap {
      try? RemovalFix(site: $0, context: context).plan().first()
    }
  }

  private func removal(of variable: VariableID, _ owner: OwningClass, _ weak: [Edit]) throws(Unfixable) -> Fix {
    let call = site.call
    let field = program.variables[variable]
    let name = program.name(field.name)
    let center = try context.lastingCenter(sites.registrations[site.registration]?.center, owner: owner)
    if owners.namings(of: variable).isHandedOnAtEnd {
      throw Unfixable(
        .deinitHandsTokensOn, "a deinit hands what `\(name)` keeps to other code already; remove it there")
    }
    let losses = try context.removalsBeforeLosses(of: variable, storedBy: call, center: center, owner)
    let renewal = context.removalsBeforeNext(of: variable, storedBy: call, center: center)
    var edits = weak + losses + renewal.edits
    edits += try owner.atEnd(
      try context.removal(of: field, center: center, in: owner.text), of: site.registration)
    if owner.needsUnisolating { edits += try owner.unisolate(field) }
    let places = [
      losses.isEmpty ? nil : "it is given up", renewal.edits.isEmpty ? nil : "the next token takes its place",
    ].compactMap(\.self)
    var concerns: [Concern] = []
    if !losses.isEmpty { concerns.append(Concern(.lossesAreNotHandled)) }
    if !renewal.edits.isEmpty, context.isSeenToRegisterAgain(call) { concerns.append(Concern(.handledOnce)) }
    if !renewal.isWhole { concerns.append(Concern(.overwrittenTokenStays)) }
    return Fix(
      action: "remove the token in `\(name)` in deinit"
        + (places.isEmpty ? "" : ", and before \(places.joined(separator: " or "))"), concerns: concerns, edits: edits)
  }

  /// The next token takes the place of this one: both go to a list.
  private func keepBesideNext(_ owner: OwningClass, _ weak: [Edit]) throws(Unfixable) -> Fix {
    let (node, text) = try context.code(of: site.call)
    guard let assignment = text.parent(node), text.kind(assignment) == .assignment,
      let statement = BodyStatement(around: node, in: text), statement.node == assignment
    else { throw Unfixable(.insideExpression, "the token is overwritten in the midst of an expression") }
    let center = try context.lastingCenter(sites.registrations[site.registration]?.center, owner: owner)
    var edits = weak
    let list = try context.tokenList(of: owner, center: center, usedBy: site.registration, in: text, &edits)
    let call = text.start(node)..<text.end(node)
    edits += try DroppedStatement(whole: text.start(assignment)..<call.upperBound, node: node, call: call).edits(
      keepingIn: list, text)
    return Fix(
      action: "keep the token in `\(list)`, as the next token takes its place, and remove it in deinit", edits: edits)
  }
}
