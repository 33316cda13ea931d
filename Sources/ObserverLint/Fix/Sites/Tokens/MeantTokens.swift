/// Removals that were meant for tokens.
extension RemovalStatement {
  func removeEach() throws(Unfixable) -> Fix {
    guard let value = program.argument(site.call, at: 0),
      let variable = StoredOrder(linked).variable(of: value), text.kind(text.node(node).child) == .member
    else { throw Unfixable(.notACollection, "the collection is no plain variable") }
    let center = String(context.receiver(of: node, text).dropLast())
    let lines = try context.removal(of: program.variables[variable], center: center, in: text)
    return Fix(
      action: "remove each of the tokens", concerns: concernsOfEnd, edits: try statement.replacing(with: lines))
  }

  /// `center.removeObserver(entry)`: the token is the value of the dictionary's entry.
  func removeValue() throws(Unfixable) -> Fix {
    guard let entry = program.argument(site.call, at: 0) else {
      throw Unfixable(.notACollection, "the entry is no plain variable")
    }
    if linked.flow.dictionary(ofPair: entry).map({ linked.flow.mayHoldCollections($0) }) ?? true {
      throw Unfixable(.notACollection, "the values of the dictionary may be collections of tokens")
    }
    var end = program.range(ofValue: entry)
    end.start = end.end
    return Fix(
      action: "remove the value of the entry", concerns: concernsOfEnd, edits: [Edit(range: end, replacement: ".value")]
    )
  }

  /// `token = nil` moves behind the removal of the token.
  func removeBeforeItIsLost() throws(Unfixable) -> Fix {
    guard let place = site.related.first,
      let target = text.places.assignments.containing(place.start).first(where: { place.end <= text.end($0) }),
      let store = BodyStatement(around: target, in: text), store.node == target, let last = store.sibling(around: node),
      let after = BodyStatement(around: last, in: text), after.node == last
    else { throw Unfixable(.resetElsewhere, "the token is set to nil in another body than the one that removes it") }
    return Fix(
      action: "set the token to nil once it is removed", concerns: concernsOfEnd,
      edits: try store.deletion() + after.inserting(after: [text.text(target)]))
  }

  /// Blocks end with their tokens: those are removed where `removeObserver(self)` stood.
  func removeTokensInstead() throws(Unfixable) -> FixPlan {
    let meant = tokenSites
    let lost = meant.filter { $0.silence == nil && ($0.fate == .dropped || $0.fate == .kept) }
    if hasBlocksOfFunctions {
      throw Unfixable(.tokenFirst, "the token of what is registered is to be kept first, and can be removed here then")
    }
    if runsAtEnd { return lost.isEmpty ? FixPlan(try dropped()) : keepTokens(of: lost) }
    if meant.isEmpty { return FixPlan(try dropped()) }
    guard lost.allSatisfy({ $0.fate == .kept }) else {
      throw Unfixable(.tokenFirst, "the token of what is registered is to be kept first, and can be removed here then")
    }
    return FixPlan(try removeTokensHere(meant))
  }

  /// Each token is kept, and removed at the end of its owner.
  private func keepTokens(of lost: [TokenSite]) -> FixPlan {
    var plan = FixPlan()
    var fix = Fix(action: "keep the tokens and remove them in deinit, in place of self", edits: [])
    // In the order of the sites, each once.
    func add(_ more: [Edit]) { for edit in more where !fix.edits.contains(edit) { fix.edits.append(edit) } }
    do throws(Unfixable) {
      for site in lost {
        let own = self.plan(of: site)
        plan.obstacleToDescriptor = own.obstacleToDescriptor ?? plan.obstacleToDescriptor
        let first = try own.first()
        add(first.edits)
        fix.concerns += first.concerns.filter { !fix.concerns.contains($0) }
        if first.leadsToDescriptor { fix.leadsToDescriptor = true }
      }
      add(try ending(beside: fix.edits))
      fix.edits = fix.edits.enumerated().sorted {
        ($0.element.range.file, $0.element.range.start, $0.element.range.end, $0.offset)
          < ($1.element.range.file, $1.element.range.start, $1.element.range.end, $1.offset)
      }.map(\.element)
      plan.fixes = [fix]
    } catch { plan.obstacle = error }
    return plan
  }

  private func plan(of site: TokenSite) -> FixPlan {
    var plan = FixPlan()
    do throws(Unfixable) {
      plan =
        site.fate == .dropped
        ? try DroppedTokenFix(site: site, context: context).plan()
        : try KeptTokenFix(site: site, context: context).plan()
    } catch { plan.obstacle = error }
    if let obstacle = plan.obstacle {
      plan.obstacle = Unfixable(
        .tokenFirst, "the token of what is registered is to be kept and removed first; \(obstacle.reason)")
    }
    return plan
  }

  /// The edits that delete the removal, where others remove the tokens.
  private func ending(beside edits: [Edit]) throws(Unfixable) -> [Edit] {
    guard statement.isAllThatRuns, let owner = statement.owner, text.node(owner).word == .deinit,
      edits.contains(where: { isWithin(owner, $0) })
    else { return try statement.deletion() }
    // Something stands there from now on.
    return try statement.deletionOfLines()
  }

  private func isWithin(_ node: NodeID, _ edit: Edit) -> Bool {
    edit.range.file == text.file && text.start(node) <= edit.range.start && edit.range.end <= text.end(node)
  }

  /// True if a function of the program registers blocks that the type gives to the function.
  var hasBlocksOfFunctions: Bool { site.related.contains { sites.registrationsByPlace[$0] == nil } }

  /// The registrations of blocks in the same type with the removed name.
  var tokenSites: [TokenSite] {
    guard let argument = sites.removals[site.call] else { return [] }
    // An object may be of all types above and below its own.
    let types = Set(
      linked.reach.selves(argument.argument).flatMap {
        [$0] + linked.table.ancestors($0) + linked.table.descendants($0)
      })
    let removed = linked.identity.names(of: argument.name)
    let related = types.flatMap { sites.tokenSitesByRegistrar[$0] ?? [] }.sorted()
    return related.map { linked.tokenSites[$0] }.filter { site in
      guard let registration = sites.registrations[site.registration] else { return false }
      guard let removed, !removed.isEmpty, let names = linked.identity.names(of: registration.name) else { return true }
      return names.contains { name in removed.contains { linked.identity.isSame(name, $0) } }
    }
  }

  private func removeTokensHere(_ meant: [TokenSite]) throws(Unfixable) -> Fix {
    guard text.kind(text.node(node).child) == .member else {
      throw Unfixable(.centerIsSelf, "the center is self, which may be any center")
    }
    let center = String(context.receiver(of: node, text).dropLast())
    var lines: [String] = []
    var seen: Set<VariableID> = []
    let calls = Set(meant.map(\.call))
    for site in meant {
      guard let variable = linked.property(keepingTokenOf: site.call)
      else { throw Unfixable(.noTokenProperty, "no property keeps the token") }
      guard seen.insert(variable).inserted else { continue }
      let keeping = sites.tokenSitesByStorage[linked.flow.node(ofVariable: variable)] ?? []
      let field = program.variables[variable]
      guard keeping.allSatisfy({ calls.contains($0.call) }) else {
        throw Unfixable(.sharedCollection, "`\(program.name(field.name))` keeps the tokens of other notifications, too")
      }
      lines += try context.removal(of: field, center: center, in: text)
      if let reset = try? context.reset(of: field) { lines.append(reset) }
    }
    return Fix(
      action: "remove the tokens in place of self", concerns: [Concern(.endsHere)],
      edits: try statement.replacing(with: lines))
  }
}
