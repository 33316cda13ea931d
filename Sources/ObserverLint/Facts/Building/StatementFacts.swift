extension FactsBuilder {
  @inline(never)
  mutating func visitStatement(_ id: NodeID) {
    switch kind(id) {
    case .block: visitScoped(id)
    case .ifStatement, .whileStatement: _ = visitIf(id, wantsValue: false)
    case .guardStatement: visitGuard(id)
    case .repeatStatement:
      for child in each(of: id) {
        if kind(child) == .block {
          addRegion(.loop, child, of: id)
          visitScoped(child)
        } else {
          _ = visitExpression(child)
        }
      }
    case .forStatement: visitFor(id)
    case .switchStatement: _ = visitSwitch(id, wantsValue: false)
    case .doStatement:
      visitDo(id)
    case .deferStatement:
      for child in each(of: id) {
        addRegion(.deferred, child, of: id)
        visitScoped(child)
      }
    case .returnStatement:
      if let value = firstChild(of: id) {
        let result = visitExpression(value)
        facts.returns.append(ReturnFact(function: function, value: result, kind: .explicit))
      }
    case .throwStatement:
      if function >= 0 { facts.functions[function].throwsError = true }
      if let value = firstChild(of: id) { _ = visitExpression(value) }
    case .assignment, .compoundAssignment: visitAssignment(id)
    case .typeDecl, .functionDecl, .variableDecl, .typealiasDecl, .conditionalCompilation, .importDecl: visitItem(id)
    case .jumpStatement, .unreadable, .typeName, .attribute, .pattern: break
    default:
      let value = isOperation(id) ? visitOperation(id, isAlone: true) : visitExpression(id)
      if facts.values[value].kind == .call {
        facts.calls[facts.values[value].call].use = .statement
        facts.returns.append(ReturnFact(function: function, value: value, kind: .statement))
      }
    }
  }

  @inline(never)
  mutating func visitScoped(_ block: NodeID) {
    scopes.open()
    visitItems(of: block)
    scopes.close()
  }

  /// A branch whose value is wanted: that of its only or last expression.
  @inline(never)
  private mutating func visitBranch(_ block: NodeID, wantsValue: Bool) -> ValueID? {
    scopes.open()
    defer { scopes.close() }
    guard wantsValue, let last = each(of: block).last, isExpression(last) else {
      visitItems(of: block)
      return nil
    }
    visitItems(of: block, before: last)
    let value = visitExpression(last)
    return isStatement(value) ? nil : value
  }

  /// Returns true for an `if` or a `switch` whose branches have no values, because they return.
  func isStatement(_ value: ValueID) -> Bool {
    let fact = facts.values[value]
    return fact.kind == .alternatives && fact.operands.isEmpty
  }

  @inline(never)
  mutating func visitIf(_ id: NodeID, wantsValue: Bool) -> ValueID {
    var values: [ValueID] = []
    scopes.open()
    var blocks = 0
    var conditionEnd = startOffset(id)
    for child in each(of: id) {
      switch kind(child) {
      case .block:
        blocks += 1
        if blocks == 1 { conditionEnd = startOffset(child) }
        if blocks == 2 { scopes.clear() }
        addRegion(kind(id) == .whileStatement ? .loop : .branch, child, of: id, conditionEnd: conditionEnd)
        if let value = visitBranch(child, wantsValue: wantsValue) { values.append(value) }
      case .ifStatement where blocks == 1:
        scopes.clear()
        addRegion(.branch, child, of: id, conditionEnd: conditionEnd)
        let value = visitIf(child, wantsValue: wantsValue)
        if wantsValue, !isStatement(value) { values.append(value) }
      default: visitCondition(child)
      }
    }
    scopes.close()
    return addOperands(.alternatives, values, offset: startOffset(id))
  }

  @inline(never)
  mutating func visitCondition(_ id: NodeID) {
    guard kind(id) == .bindingCondition else {
      _ = visitExpression(id)
      return
    }
    var pattern: NodeID?
    var typeName: NodeID?
    var value: ValueID?
    for child in each(of: id) {
      switch kind(child) {
      case .pattern: pattern = child
      case .typeName where value == nil: typeName = child
      default: value = visitExpression(child)
      }
    }
    guard let pattern else { return }
    let isOptionalBinding = node(id).flags.contains(.isOptionalBinding)
    if value == nil, isOptionalBinding, let boundName = firstChild(of: pattern) {
      // `if let token` binds the token of the scope around.
      let start = startOffset(boundName)
      value =
        name(of: boundName) == "self"
        ? addValue(.selfReference, a: selfBinding().number, offset: start)
        : reference(to: name(of: boundName), offset: start, end: start)
    }
    if isOptionalBinding, let value { noteUnwrapping(of: value) }
    bind(pattern, type: typeName, to: value, isElement: !isOptionalBinding)
  }

  @inline(never)
  private mutating func visitFor(_ id: NodeID) {
    var pattern: NodeID?
    var typeName: NodeID?
    var block: NodeID?
    var expressions: [NodeID] = []
    for child in each(of: id) {
      switch kind(child) {
      case .pattern where pattern == nil: pattern = child
      case .typeName where expressions.isEmpty: typeName = child
      case .block: block = child
      default: expressions.append(child)
      }
    }
    let sequence = expressions.first.map { visitExpression($0) }
    if node(id).flags.contains(.isAwait), let sequence, let block { addAwaitLoop(id, over: sequence, body: block) }
    scopes.open()
    if let pattern { bind(pattern, type: typeName, to: sequence, isElement: true) }
    for clause in expressions.dropFirst() { _ = visitExpression(clause) }
    if let block {
      addRegion(.loop, block, of: id)
      visitScoped(block)
    }
    scopes.close()
  }

  @inline(never)
  mutating func visitSwitch(_ id: NodeID, wantsValue: Bool) -> ValueID {
    var subject: ValueID?
    var values: [ValueID] = []
    visitCases(each(of: id), of: id, subject: &subject, values: &values, wantsValue: wantsValue)
    return addOperands(.alternatives, values, offset: startOffset(id))
  }

  /// - Parameter before: the branch before the first item, which may fall through to it.
  @inline(never)
  private mutating func visitCases(
    _ items: NodeSiblings, behind before: NodeID? = nil, of statement: NodeID, subject: inout ValueID?,
    values: inout [ValueID], wantsValue: Bool
  ) {
    var before = before
    for item in items {
      defer { before = item }
      switch kind(item) {
      case .switchCase:
        scopes.open()
        for part in each(of: item) {
          switch kind(part) {
          case .pattern: bind(part, type: nil, to: subject, isElement: true)
          case .block:
            let subjectEnd = firstChild(of: statement).map { endOffset(ofLexeme: node($0).end - 1) }
            let onlyCase = onlyCase(of: item, behind: before)
            addRegion(.branch, part, of: statement, conditionEnd: subjectEnd, onlyCase: onlyCase)
            if let value = visitBranch(part, wantsValue: wantsValue) { values.append(value) }
          default: _ = visitExpression(part)
          }
        }
        scopes.close()
      case .conditionalCompilation:
        for branch in each(of: item) {
          visitCases(
            each(of: branch), behind: before, of: statement, subject: &subject, values: &values, wantsValue: wantsValue)
        }
      default: subject = visitExpression(item)
      }
    }
  }

  @inline(never)
  private mutating func visitDo(_ id: NodeID) {
    let threwBefore = function >= 0 && facts.functions[function].throwsError
    for child in each(of: id) {
      guard kind(child) == .block else {
        visitCatch(child, of: id)
        continue
      }
      visitScoped(child)
      let catchesAll = each(of: id).contains { kind($0) != .block && takesEachError($0) }
      if function >= 0, catchesAll { facts.functions[function].throwsError = threwBefore }
    }
  }

  /// Returns true for `catch { … }` and `catch let failure { … }`.
  private func takesEachError(_ clause: NodeID) -> Bool {
    each(of: clause).allSatisfy { part in
      if kind(part) == .block { return true }
      let names = each(of: part)
      return kind(part) == .pattern && !names.isEmpty
        && names.allSatisfy { kind($0) == .boundName && !node($0).flags.contains(.isPart) }
    }
  }

  @inline(never)
  private mutating func visitCatch(_ id: NodeID, of statement: NodeID) {
    scopes.open()
    declare(addVariable(.local, name: "error", type: nil, offset: startOffset(id)))
    for part in each(of: id) {
      switch kind(part) {
      case .pattern: bind(part, type: nil, to: nil, isElement: true)
      case .block:
        addRegion(.catch, part, of: statement)
        visitScoped(part)
      default: _ = visitExpression(part)
      }
    }
    scopes.close()
  }

  @inline(never)
  mutating func visitAssignment(_ id: NodeID) {
    guard let (left, right) = each(of: id).pair else { return }
    guard kind(id) == .compoundAssignment else { return store(right, into: left, offset: startOffset(id)) }
    let target = visitExpression(left)
    let value = visitExpression(right)
    addFlow(from: value, to: target, offset: startOffset(id))
    addCall(ofAssigning: id, target: target, value: value)
  }

  private mutating func store(_ source: NodeID, into target: NodeID, offset: UInt32) {
    if kind(target) == .discardTarget { return markDiscarded(visitExpression(source)) }
    let targets = elements(ofTuple: target)
    guard targets.count > 1 else {
      let target = visitExpression(target)
      addFlow(from: visitExpression(source), to: target, offset: offset)
      return
    }
    let sources = elements(ofTuple: source)
    if sources.count == targets.count {
      for (source, target) in zip(sources, targets) { store(source, into: target, offset: offset) }
    } else {
      let value = visitExpression(source)
      for target in targets where kind(target) != .discardTarget {
        addFlow(from: value, to: visitExpression(target), offset: offset)
      }
    }
  }

  private func elements(ofTuple id: NodeID) -> [NodeID] {
    kind(id) == .tuple ? each(of: id).compactMap { firstChild(of: $0) } : []
  }

  mutating func markDiscarded(_ value: ValueID) {
    let fact = facts.values[value]
    if fact.kind == .call { facts.calls[fact.call].use = .discarded }
    if fact.kind == .variable { facts.values[value].flags |= ValueFact.ignored }
  }
}
