/// Fixes of removals that were meant for tokens, and of what a removal misses.
extension FixPlanner {
  func removeEach(_ removal: RemovalStatement) throws(Unfixable) -> Fix {
    let (text, node) = (removal.text, removal.node)
    guard let value = linked.program.argument(removal.call, at: 0),
      let variable = StoredOrder(linked).variable(of: value), text.kind(text.node(node).child) == .member
    else { throw Unfixable(.notACollection, "the collection is no plain variable") }
    let center = String(receiver(of: node, text).dropLast())
    let lines = try self.removal(of: linked.program.variables[Int(variable)], center: center, unit: text.indentUnit)
    return Fix(
      action: "remove each of the tokens", concerns: concernsOfEnd(at: removal),
      edits: try removal.statement.replacing(with: lines))
  }

  /// `token = nil` moves behind the removal of the token.
  func removeBeforeItIsLost(_ removal: RemovalStatement) throws(Unfixable) -> Fix {
    let text = removal.text
    guard let place = removal.site.related.first,
      let target = text.places.assignments.containing(place.start).first(where: { place.end <= text.end($0) }),
      let store = BodyStatement(around: target, in: text), store.node == target,
      let last = store.sibling(around: removal.node), let after = BodyStatement(around: last, in: text),
      after.node == last
    else { throw Unfixable(.resetElsewhere, "the token is set to nil in another body than the one that removes it") }
    return Fix(
      action: "set the token to nil once it is removed", concerns: concernsOfEnd(at: removal),
      edits: try store.deletion() + after.inserting(after: [text.text(target)]))
  }

  /// Blocks end with their tokens: those are removed where `removeObserver(self)` stood.
  func removeTokensInstead(_ removal: RemovalStatement) throws(Unfixable) -> Fix {
    let sites = tokenSites(meantBy: removal)
    guard !sites.isEmpty else { return try dropRemoval(removal) }
    let lost = sites.filter { $0.silence == nil && ($0.fate == .dropped || $0.fate == .kept) }
    if runsAtEnd(removal) {
      // In the order of the sites, each once.
      var edits: [Edit] = []
      var concerns: [Concern] = []
      func add(_ more: [Edit]) { for edit in more where !edits.contains(edit) { edits.append(edit) } }
      for site in lost {
        let range = linked.program.range(ofCall: site.call)
        do {
          let fix = try site.fate == .dropped ? fixDiscardedToken(range) : fixUnremovedToken(range)
          add(fix.edits)
          concerns += fix.concerns.filter { !concerns.contains($0) }
        } catch {
          throw Unfixable(
            .tokenFirst, "the token of what is registered is to be kept and removed first; \(error.reason)")
        }
      }
      if edits.isEmpty { return try dropRemoval(removal) }
      let statement = removal.statement
      if statement.isAlone, let owner = statement.owner, removal.text.node(owner).word == .deinit,
        edits.contains(where: { isWithin(owner, of: removal.text, $0) })
      {
        // Something stands there from now on.
        guard removal.text.isFirstOnLine(statement.range.lowerBound),
          removal.text.isLastOnLine(statement.range.upperBound)
        else { throw Unfixable(.sharedLine, "the removal shares its line with other code") }
        add([removal.text.lineDeletion(statement.range)])
      } else {
        add(try statement.deletion())
      }
      let ordered = edits.enumerated().sorted {
        ($0.element.range.file, $0.element.range.start, $0.element.range.end, $0.offset)
          < ($1.element.range.file, $1.element.range.start, $1.element.range.end, $1.offset)
      }
      return Fix(
        action: "keep the tokens and remove them in deinit, in place of self", concerns: concerns,
        edits: ordered.map(\.element))
    }
    guard lost.allSatisfy({ $0.fate == .kept }) else {
      throw Unfixable(.tokenFirst, "the token of what is registered is to be kept first, and can be removed here then")
    }
    return try removeTokensHere(removal, sites)
  }

  private func isWithin(_ node: NodeID, of text: SourceText, _ edit: Edit) -> Bool {
    edit.range.file == text.file && text.start(node) <= edit.range.start && edit.range.end <= text.end(node)
  }

  /// Returns the registrations of blocks in the same type with the removed name.
  func tokenSites(meantBy removal: RemovalStatement) -> [TokenSite] {
    guard let argument = lookups.sites.removals[removal.call] else { return [] }
    // An object may be of all types above and below its own.
    let types = Set(
      linked.reach.selves(argument.argument).flatMap {
        [$0] + linked.table.ancestors($0) + linked.table.descendants($0)
      })
    let removed = linked.identity.names(of: argument.name)
    let related = types.flatMap { lookups.sites.tokenSitesByRegistrar[$0] ?? [] }.sorted()
    return related.map { linked.tokenSites[$0] }.filter { site in
      guard let registration = lookups.sites.registrations[site.registration] else { return false }
      guard let removed, !removed.isEmpty, let names = linked.identity.names(of: registration.name) else { return true }
      return names.contains { name in removed.contains { linked.identity.isSame(name, $0) } }
    }
  }

  private func removeTokensHere(_ removal: RemovalStatement, _ sites: [TokenSite]) throws(Unfixable) -> Fix {
    let (text, node) = (removal.text, removal.node)
    guard text.kind(text.node(node).child) == .member else {
      throw Unfixable(.centerIsSelf, "the center is self, which may be any center")
    }
    let center = String(receiver(of: node, text).dropLast())
    var lines: [String] = []
    var seen: Set<VariableID> = []
    let calls = Set(sites.map(\.call))
    for site in sites {
      guard let variable = linked.property(keepingTokenOf: site.call)
      else { throw Unfixable(.noTokenProperty, "no property keeps the token") }
      guard seen.insert(variable).inserted else { continue }
      let keeping = lookups.sites.tokenSitesByStorage[linked.flow.node(ofVariable: variable)] ?? []
      let field = linked.program.variables[Int(variable)]
      guard keeping.allSatisfy({ calls.contains($0.call) }) else {
        throw Unfixable(
          .sharedCollection, "`\(linked.program.name(field.name))` keeps the tokens of other notifications, too")
      }
      lines += try self.removal(of: field, center: center, unit: text.indentUnit)
      if let reset = try? self.reset(of: field) { lines.append(reset) }
    }
    return Fix(
      action: "remove the tokens in place of self", concerns: [Concern(.endsHere)],
      edits: try removal.statement.replacing(with: lines))
  }

  /// A removal that was meant for a selector-based registration, and misses it.
  func mendedRemoval(of site: ObserverSite) -> Fix? {
    for call in lookups.sites.removalsToMend(for: site) {
      guard let (removal, reason) = try? removal(linked.program.range(ofCall: call)) else { continue }
      switch reason {
      case .nameNeverRegistered: if let fix = removeRegisteredName(removal) { return fix }
      case .otherCenter, .otherObject:
        if removal.site.related == [linked.program.range(ofCall: site.registration.call)] {
          return try? fixIneffectiveRemoval(linked.program.range(ofCall: call))
        }
      default: continue
      }
    }
    return nil
  }

  /// The fix of a removal in `deinit` that is meant for the tokens of a property, and misses them.
  func mendedRemoval(atEndOf variable: VariableID, _ site: TokenSite) -> Fix? {
    guard let removal = lookups.sites.meant(atEndOf: variable, linked.program.range(ofCall: site.registration)) else {
      return nil
    }
    return try? fixIneffectiveRemoval(linked.program.range(ofCall: removal.call))
  }

  /// Returns the statement that leaves a property without a token.
  func reset(of field: VariableFact) throws(Unfixable) -> String {
    let name = linked.program.spelledName(of: field)
    let type = linked.program.writtenType(of: field)
    guard !field.isLet else { throw Unfixable(.constantTokens, "`\(name)` is a constant, which keeps its tokens") }
    if TypeName.isOptional(type) { return "\(name) = nil" }
    if TypeName.isDictionary(type) { return "\(name) = [:]" }
    if type.isEmpty || TypeName.element(type) != nil { return "\(name) = []" }
    throw Unfixable(.constantTokens, "`\(name)` always keeps a token")
  }
}
