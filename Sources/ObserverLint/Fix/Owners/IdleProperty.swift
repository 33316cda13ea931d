/// A property that was meant for a token: a removal reads it, nothing is ever stored in it, and the one registration of its
/// class drops the token.
struct IdleProperty {
  let name: String
  let registration: CallID
  /// True if the removal runs in `deinit` alone.
  let endsWithOwner: Bool

  /// - Parameter nominal: the class that registers.
  init?(of nominal: NominalType, _ context: FixContext) {
    let linked = context.linked
    let sites = context.sites
    let program = linked.program
    guard let found = sites.idleRemovals[nominal.id], let (variable, removal) = found.first,
      found.allSatisfy({ $0.variable == variable }), let dropped = sites.droppedTokensByOwner[nominal.id],
      dropped.count == 1
    else { return nil }
    let field = program.variables[variable]
    let type = program.writtenType(of: field)
    guard field.kind == .field, !field.isStatic, !field.isLet, !field.isWeak,
      TypeName.isOptional(type),
      ["NSObjectProtocol", "Any", "AnyObject"].contains(String(TypeName.core(type))),
      let center = sites.registrations[dropped[0].call]?.center,
      let removing = sites.removals[removal]?.center,
      linked.identity.centers(
        center, in: program.function(ofCall: dropped[0].call), removing, in: program.function(ofCall: removal)) == .same
    else { return nil }
    name = program.spelledName(of: field)
    registration = dropped[0].call
    endsWithOwner = found.allSatisfy { linked.mentions.deinitOwners(of: program.function(ofCall: $0.removal)) != nil }
  }
}

extension FixContext {
  /// The token goes to the property that the class has for it and already removes; nil where it has none.
  func storeInIdleProperty(of function: FunctionID, _ registration: CallID?) throws(Unfixable) -> Fix? {
    guard let nominal = linked.table.owner(of: function), !nominal.isExternal,
      let idle = owners.idleProperty(of: nominal), registration ?? idle.registration == idle.registration
    else { return nil }
    let call = idle.registration
    let (node, text) = try code(of: call)
    let statement = try droppedStatement(node, text)
    let owner = try owners.owner(of: program.function(ofCall: call), storing: false)
    try checkInitializer(node, text, owner)
    var edits = try weakSelfEdits(call, node, text, isRegistration: true)
    var removal = ""
    var concerns = idle.endsWithOwner ? [] : [Concern(.endThere)]
    if !registersOnce(call, node, text) {
      let start = statement.whole.lowerBound
      if text.isFirstOnLine(start), let center = try? lastingCenter(sites.registrations[call]?.center, owner: owner) {
        let lines = self.removal(ofOptional: idle.name, center: center, in: text)
        removal = lines.map { "\($0)\n\(text.indentation(start))" }.joined()
        if isSeenToRegisterAgain(call) { concerns.append(Concern(.handledOnce)) }
      } else {
        concerns.append(Concern(.overwrittenTokenStays))
      }
    }
    edits.append(
      text.replacement(statement.whole.lowerBound..<statement.call.lowerBound, "\(removal)\(idle.name) = "))
    return Fix(
      action: "store the token in `\(idle.name)`, whose token existing code removes"
        + (removal.isEmpty ? "" : "; remove the previous token first"),
      concerns: concerns, edits: edits)
  }
}
