/// One removal for each name that the type registers takes the place of a removal that names nothing.
struct OverbroadRemovalFix: RuleFix {
  let removal: RemovalOfEverything
  let context: FixContext
  var keptBy: FunctionID? { program.function(ofCall: removal.call) }

  func plan() throws(Unfixable) -> FixPlan {
    let (node, text) = try context.code(of: removal.call)
    let function = program.function(ofCall: removal.call)
    guard let argumentOfRemoval = sites.removals[removal.call],
      let owner = linked.table.owner(of: function), let statement = BodyStatement(around: node, in: text),
      statement.node == node, let argument = text.children(node).dropFirst().first
    else { throw Unfixable(.notAStatement, "the removal is not a statement of its own") }
    let own = (sites.selectorsByOwner[owner.id] ?? []).filter {
      linked.reach.verdict(of: argumentOfRemoval, on: $0).mayEnd
    }
    guard !own.isEmpty else {
      throw Unfixable(
        .noOwnRegistration, "\(owner.path) itself registers nothing by selector here, so there is no name to remove")
    }
    let lines = try removalsByName(
      of: own, receiver: context.receiver(of: node, text), observer: text.text(argument), text,
      at: statement.range.lowerBound)
    let edits = try statement.replacing(with: lines)
    let hasNoOthers = removal.isHarmless && removal.victims.isEmpty
    return FixPlan(
      Fix(
        action: "remove each registration of \(owner.lastName) by its name",
        concerns: hasNoOthers ? [] : [Concern(.registrationsOfOthersStay)], edits: edits))
  }

  /// One line for each name and object, and for each name alone where one of the objects may be any.
  private func removalsByName(
    of registrations: [Registration], receiver: String, observer: String, _ text: SourceText, at offset: Int
  ) throws(Unfixable) -> [String] {
    var removals: [(name: String, object: String, conditions: [String])] = []
    for registration in registrations {
      guard let conditions = context.missingConditions(of: registration.call, text, at: offset) else { continue }
      let (name, object) = try context.nameAndObject(of: registration, to: text)
      removals.append((name, object, conditions))
    }
    if removals.isEmpty {
      throw Unfixable(.neverCompiledTogether, "the registration is never compiled together with the removal")
    }
    var groups: [(conditions: [String], lines: [String])] = []
    for (index, removal) in removals.enumerated() {
      let isCovered = removals.enumerated().contains { other, wider in
        let isSame = wider.object == removal.object && wider.conditions == removal.conditions
        return wider.name == removal.name && ["nil", removal.object].contains(wider.object)
          && CompilationConditions.missing(wider.conditions, where: removal.conditions).isEmpty
          && (isSame ? other < index : other != index)
      }
      if isCovered { continue }
      let line = "\(receiver)removeObserver(\(observer), name: \(removal.name), object: \(removal.object))"
      if let last = groups.last, last.conditions == removal.conditions {
        groups[groups.count - 1].lines.append(line)
      } else {
        groups.append((removal.conditions, [line]))
      }
    }
    return groups.flatMap { CompilationConditions.wrapped($0.lines, in: $0.conditions) }
  }
}
