/// Fixes of a removal that names nothing.
extension FixPlanner {
  /// One removal for each name that the type registers.
  func fixOverbroadRemoval(_ range: SourceRange) throws(Unfixable) -> Fix {
    let (call, node, text) = try call(range)
    let program = linked.program
    let function = program.calls[Int(call)].function
    guard let found = lookups.sites.overbroadRemovals[call],
      let removal = lookups.sites.removals[call],
      let owner = linked.table.owner(of: function), let statement = BodyStatement(around: node, in: text),
      statement.node == node, let argument = text.children(node).dropFirst().first
    else { throw Unfixable(.notAStatement, "the removal is not a statement of its own") }
    let own = (lookups.sites.selectorsByOwner[owner.id] ?? []).filter {
      linked.reach.verdict(of: removal, on: $0).mayEnd
    }
    guard !own.isEmpty else {
      throw Unfixable(
        .noOwnRegistration, "\(owner.path) itself registers nothing by selector here, so there is no name to remove")
    }
    let lines = try removalsByName(
      of: own, receiver: receiver(of: node, text), observer: text.text(argument), text, at: statement.range.lowerBound)
    let edits = try statement.replacing(with: lines)
    let isSafe = found.isHarmless && found.victims.isEmpty
    return Fix(
      action: "remove each registration of \(owner.lastName) by its name",
      concerns: isSafe ? [] : [Concern(.registrationsOfOthersStay)], edits: edits)
  }

  /// One line for each name and object, and for each name alone where one of the objects may be any.
  private func removalsByName(
    of registrations: [Registration], receiver: String, observer: String, _ text: SourceText, at offset: Int
  ) throws(Unfixable) -> [String] {
    var removals: [(name: String, object: String, conditions: [String])] = []
    for registration in registrations {
      guard let conditions = missingConditions(of: registration.call, text, at: offset) else { continue }
      let (name, object) = try nameAndObject(of: registration, to: text)
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

  /// `center.`, as it stands before the call's own name.
  func receiver(of call: NodeID, _ text: SourceText) -> String {
    text.text(text.start(call)..<Int(text.lexeme(text.node(text.node(call).child).name).start))
  }

  /// A removal by the name and object of a selector-based registration.
  func removalByName(
    _ registration: Registration, receiver: String, of observer: String, to target: SourceText
  ) throws(Unfixable) -> String {
    let (name, object) = try nameAndObject(of: registration, to: target)
    return "\(receiver)removeObserver(\(observer), name: \(name), object: \(object))"
  }

  /// Returns the name and the object of a registration, as other methods of the observer can spell them. The object is
  /// `nil`, any object, if they cannot spell it or if it may be another object by then.
  func nameAndObject(
    of registration: Registration, to target: SourceText
  ) throws(Unfixable) -> (name: String, object: String) {
    let (_, node, text) = try call(linked.program.range(ofCall: registration.call))
    let function = linked.program.calls[Int(registration.call)].function
    guard let name = text.argument(labelled: "name", of: node) else {
      throw Unfixable(.unsupportedForm, "the registration has a form that the fix does not support")
    }
    let spelled = try carried(name, text, in: function, to: target, "the name")
    let object = text.argument(labelled: "object", of: node).flatMap {
      isLasting($0, text, in: function) ? try? carried($0, text, in: function, to: target, "the object") : nil
    }
    if spelled == "nil", object ?? "nil" == "nil" {
      throw Unfixable(
        .registeredForEveryName, "the observer is registered for every name, so no name says what to remove")
    }
    return (spelled, object ?? "nil")
  }
}

extension SourceText {
  /// The value of the argument with that label.
  func argument(labelled label: String, of call: NodeID) -> NodeID? {
    children(call).dropFirst().first { kind($0) == .argument && outline.string(node($0).label) == label }
      .flatMap { children($0).first }
  }
}
