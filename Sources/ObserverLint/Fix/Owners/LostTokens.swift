/// Places that lose a stored token before its owner ends. A fix removes the token before such a place.
extension FixContext {
  /// Edits that remove the token before each of them; none where only the registration itself stores something.
  func removalsBeforeLosses(
    of variable: VariableID, storedBy call: CallID, center: String, _ owner: OwningClass
  ) throws(Unfixable) -> [Edit] {
    let own = program.range(ofCall: call)
    let token = program.calls[call].value
    let namings = owners.namings(of: variable)
    var edits: [Edit] = []
    for place in namings.lossPlaces where !place.stored.contains(token.node) {
      guard let loss = try namings.loss(at: place) else { continue }
      if loss.text.file == own.file, loss.statement.range.contains(own.start) { continue }
      edits += try removal(before: loss, of: variable, center)
    }
    return edits
  }

  /// The treatment of the token in a property, if the code that stores it runs again.
  struct Renewal {
    /// Edits that remove it first.
    var edits: [Edit] = []
    /// True if the edits remove the token wherever it may be.
    var isWhole = true
  }

  /// Edits that remove what a property keeps before a registration's token takes its place, where it may do so twice.
  func removalsBeforeNext(of variable: VariableID, storedBy call: CallID, center: String) -> Renewal {
    let token = program.calls[call].value
    let namings = owners.namings(of: variable)
    var renewal = Renewal()
    for place in namings.lossPlaces where place.stored.contains(token.node) && !isOfNewObject(place.value) {
      do {
        guard let loss = try namings.loss(at: place) else { continue }
        if registersOnce(call, loss.statement.node, loss.text) || asksItself(loss, program.variables[variable]) {
          continue
        }
        renewal.edits += try removal(before: loss, of: variable, center)
      } catch {
        renewal.isWhole = false
      }
    }
    return renewal
  }

  /// Returns the edits that remove the token in another object's property, before a statement stores the next token there.
  /// Nil if that statement is no assignment.
  func removalBeforeNext(
    of variable: VariableID, storing call: NodeID, _ text: SourceText, _ center: String
  ) throws(Unfixable) -> [Edit]? {
    guard let assignment = text.parent(call), text.kind(assignment) == .assignment,
      let target = text.children(assignment).first, let statement = BodyStatement(around: call, in: text),
      statement.node == assignment, TypeName.isOptional(program.writtenType(of: program.variables[variable]))
    else { return nil }
    guard text.meansTheSameTwice(target) else {
      throw Unfixable(.repeatedEvaluation, "to ask for `\(text.text(target))` twice may give two")
    }
    let loss = Loss(text: text, statement: statement, target: text.text(target), isElement: false)
    return try removal(before: loss, of: variable, center)
  }

  /// `box.token = …` where `box` is a local: an object that the code has just made, as a rule.
  private func isOfNewObject(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    guard fact.kind == .member, case let base = program.values[fact.base], base.kind == .variable else {
      return false
    }
    return program.variables[base.variable].kind == .local
  }

  /// `token = token ?? center.addObserver(…)`: what is stored hangs on what is kept already.
  private func asksItself(_ loss: Loss, _ field: VariableFact) -> Bool {
    let text = loss.text
    guard let value = text.children(loss.statement.node).last else { return false }
    let name = program.name(field.name)
    return (text.places.mentions[name] ?? []).contains {
      text.start(value) <= text.start($0) && text.end($0) <= text.end(value)
        && text.ancestor($0, [.closure]).map { text.start($0) < text.start(value) } ?? true
    }
  }

  private func removal(before loss: Loss, of variable: VariableID, _ center: String) throws(Unfixable) -> [Edit] {
    let field = program.variables[variable]
    let name = program.spelledName(of: field)
    let parts = loss.target.prefix { $0 != "[" }.split(separator: ".", omittingEmptySubsequences: false)
    let isOwn = parts.count == 1 || parts.count == 2 && (parts[0] == "self" || parts[0] == "self?")
    guard isOwn || center.contains(".") else {
      throw Unfixable(
        .centerOfOtherObject, "`\(loss.target)` is given up on another object, whose center cannot be named there")
    }
    guard
      loss.isElement || loss.target == name || loss.target.hasSuffix(".\(name)")
        || loss.target.hasSuffix(".\(program.name(field.name))")
    else { throw Unfixable(.overwrittenTogether, "`\(name)` is overwritten together with others") }
    let spelledCenter = center.contains(".") || parts.count == 1 ? center : "\(parts[0]).\(center)"
    let lines =
      loss.isElement
      ? try removal(ofElement: loss, field, spelledCenter)
      : try removal(of: field, named: loss.target, center: spelledCenter, in: loss.text)
    return try loss.statement.inserting(before: lines)
  }

  private func removal(
    ofElement loss: Loss, _ field: VariableFact, _ center: String
  ) throws(Unfixable) -> [String] {
    let type = program.writtenType(of: field)
    guard type.hasPrefix("["), !type.hasSuffix("?]"), !type.hasSuffix("!") else {
      throw Unfixable(.notACollection, "`\(program.name(field.name))` is no plain collection of tokens")
    }
    guard loss.text.children(loss.statement.node).first.map({ loss.text.meansTheSameTwice($0) }) ?? false else {
      throw Unfixable(.repeatedEvaluation, "to ask for `\(loss.target)` twice may give two")
    }
    if !type.contains(":") { return ["\(center).removeObserver(\(loss.target))"] }
    return removal(ofOptional: loss.target, center: center, in: loss.text)
  }

  struct Loss {
    var text: SourceText
    var statement: BodyStatement
    /// The spelling of the lost value.
    var target: String
    var isElement: Bool
  }

  /// The statement that gives up what a property keeps.
  func loss(at place: PropertyNamings.LossPlace, of variable: VariableID) throws(Unfixable) -> Loss? {
    let name = program.name(program.variables[variable].name)
    return switch place.kind {
    case .assignment(let isElement): try assignment(at: place.value, name, isElement: isElement)
    case .emptying(let call): try emptying(call, name)
    }
  }

  private func assignment(at value: ValueID, _ name: String, isElement: Bool) throws(Unfixable) -> Loss? {
    let place = program.range(ofValue: value)
    let text = text(place.file)
    // `tokens += […]` gives nothing up.
    if !text.places.compoundAssignmentsByTarget.containing(place.start).isEmpty { return nil }
    let found = text.places.assignmentsByTarget.containing(place.start).first
    guard sources.files[place.file].isReported, let found, let target = text.children(found).first,
      let statement = BodyStatement(around: found, in: text), statement.node == found
    else { throw Unfixable(.unsupportedForm, "`\(name)` is overwritten in a form that the fix does not support") }
    return Loss(text: text, statement: statement, target: text.text(target), isElement: isElement)
  }

  private func emptying(_ call: CallID, _ name: String) throws(Unfixable) -> Loss? {
    let (node, text) = try code(of: call)
    let callee = text.node(node).child
    guard program.callName(call).name == "removeAll", text.children(node).count == 1,
      sources.files[text.file].isReported, let statement = BodyStatement(around: node, in: text), statement.node == node
    else {
      throw Unfixable(
        .lossInsideCode, "`\(name)` loses some of its tokens in the midst of other code; remove those there")
    }
    return Loss(text: text, statement: statement, target: text.text(text.node(callee).child), isElement: false)
  }
}

extension SourceText {
  /// Returns true if an expression only calls initializers that make a value of other values:
  /// `Notification.Name("a")`, but not `UUID()`.
  fileprivate func meansTheSameTwice(_ expression: NodeID) -> Bool {
    descendants(expression).allSatisfy { node in
      guard kind(node) == .call else { return true }
      let name = name(self.node(node).child)
      return children(node).count > 1 && (name == "init" || name.first?.isUppercase ?? false)
    }
  }
}
