/// Fixes a task that loops over notifications for ever, and keeps its owner meanwhile.
struct TaskFix: RuleFix {
  let site: LoopSite
  let context: FixContext
  var keptBy: FunctionID? { site.loop.function }

  func plan() throws(Unfixable) -> FixPlan {
    let range = linked.range(of: site.loop)
    let text = context.text(range.file)
    guard let loop = text.places.loops.first(at: range.start), let task = site.task
    else { throw Unfixable(.unsupportedForm, "the loop has a form that the fix does not support") }
    let function = program.outermostFunction(program.function(ofCall: task))
    let place = program.range(ofCall: task)
    guard place.file == range.file, let node = text.call(namedAt: place.start),
      text.node(node).first < text.node(loop).first, text.node(loop).end <= text.node(node).end
    else {
      throw Unfixable(
        .methodHoldsOwner,
        "the method around the loop keeps its object for as long as it runs; loop in the task itself, which can hold it weakly"
      )
    }
    guard
      let closure = text.children(node).compactMap({ text.children($0).first }).last(where: {
        text.kind($0) == .closure
      }), text.ancestor(loop, [.closure]) == closure
    else {
      throw Unfixable(.childTask, "the loop runs in a child of the task, which would have to hold self weakly, too")
    }
    try context.checkMayBeWeak(function)
    let weak = try WeakLoop(text: text, closure: closure, loop: loop, site: site, context: context).edits()
    if let storage = site.storage { return FixPlan(cancelStored(storage, task, weak)) }
    guard let statement = try? context.droppedStatement(node, text), let owner = try? owners.owner(of: function),
      let result = resultType(of: closure, text), let kept = try? keep(task, node, statement, result, owner, text)
    else {
      // Without its handle it ends with the first notification after its owner's end.
      return FixPlan(Fix(action: "hold self weakly on each turn of the loop", edits: weak))
    }
    return FixPlan(
      Fix(
        action: "keep the task in `\(kept.name)`, cancel it in deinit, and hold self weakly on each turn of the loop",
        concerns: kept.isReplaced ? [Concern(.passEndsTask)] : [], edits: weak + kept.edits))
  }

  // MARK: The handle

  private func cancelStored(_ storage: VariableID, _ task: CallID, _ weak: [Edit]) -> Fix {
    let field = program.variables[storage]
    let name = program.spelledName(of: field)
    let isCancelled = owners.namings(of: storage).isUsedAtEnd
    var edits = weak
    var title = "hold self weakly on each turn of the loop"
    if !isCancelled, let nominal = linked.table.nominal(of: field.owner),
      let owner = try? owners.owner(nominal, storing: false),
      let lines = cancellation(of: name, owner.spelledType(of: field), owner.text.indentUnit),
      let end = try? owner.atEnd(lines, of: task)
    {
      edits += end
      title += ", and cancel `\(name)` in deinit"
    }
    return Fix(action: title, edits: edits)
  }

  private func cancellation(of name: String, _ type: String, _ unit: String) -> [String]? {
    if type.hasPrefix("[Task<") || type.hasPrefix("Set<Task<") {
      return ["for task in \(name) {", "\(unit)task.cancel()", "}"]
    }
    guard type.hasPrefix("Task<") else { return nil }
    return [TypeName.isOptional(type) ? "\(name)?.cancel()" : "\(name).cancel()"]
  }

  /// The property that keeps a dropped task. The next pass of a lifecycle may end the task.
  private struct KeptTask {
    var name: String
    var edits: [Edit]
    var isReplaced = false
  }

  private func keep(
    _ task: CallID, _ node: NodeID, _ statement: DroppedStatement, _ type: String, _ owner: OwningClass,
    _ text: SourceText
  ) throws(Unfixable) -> KeptTask {
    let runsOnce = context.runsOnce(node, text)
    let isReplaced = !runsOnce && text.isFirstOnLine(statement.whole.lowerBound) && context.runsAgain(task)
    let access = owner.access(from: text)
    if sites.droppedLoops[owner.nominal.id] == 1, runsOnce || isReplaced {
      let name = try owner.freshName(["notificationTask", "observationTask", "notificationLoop"])
      let ending = isReplaced ? "\(name)?.cancel()\n\(text.indentation(statement.whole.lowerBound))" : ""
      let edits = [
        owner.addProperty("\(access)var \(name): \(type)?"),
        text.replacement(statement.whole.lowerBound..<statement.call.lowerBound, "\(ending)\(name) = "),
      ]
      let end = try owner.atEnd(["\(name)?.cancel()"], of: task)
      return KeptTask(name: name, edits: edits + end, isReplaced: isReplaced)
    }
    // Where it may begin again, each of the tasks goes on as it did.
    if let name = taskList(type, owner, text) {
      return KeptTask(name: name, edits: try statement.edits(keepingIn: name, text))
    }
    let name = try owner.freshName(["notificationTasks", "observationTasks"])
    let cancelling = ["for task in \(name) {", "\(owner.text.indentUnit)task.cancel()", "}"]
    let property = owner.addProperty("\(access)var \(name): [\(type)] = []")
    let end = try owner.atEnd(cancelling, of: task)
    return KeptTask(name: name, edits: try statement.edits(keepingIn: name, text) + [property] + end)
  }

  /// A list of tasks that the class cancels in its `deinit`, as an earlier fix may have made it.
  private func taskList(_ type: String, _ owner: OwningClass, _ text: SourceText) -> String? {
    let found = owners.fields(of: owner).variables(ofType: ["[\(type)]"]).first { field in
      let fact = program.variables[field]
      return owner.shows(fact, to: text) && owners.namings(of: field).isUsedAtEnd
    }
    return found.map { program.spelledName(of: program.variables[$0]) }
  }

  /// `Task<Void, Never>`; nil where the closure returns something.
  private func resultType(of closure: NodeID, _ text: SourceText) -> String? {
    let range = text.node(closure).first..<text.node(closure).end
    var mayThrow = false
    for id in text.descendants(closure) where text.ancestor(id, [.closure, .functionDecl]) == closure {
      if text.kind(id) == .returnStatement, !text.children(id).isEmpty { return nil }
    }
    let catching = text.catchingBlocks(within: closure)
    for index in range {
      let word = text.lexeme(index).word
      guard word == .try || word == .throw else { continue }
      let next = text.lexeme(index + 1).kind
      if word == .try, next == .postfixQuestionMark || next == .infixQuestionMark || next == .exclamationMark {
        continue
      }
      if !catching.contains(where: { $0.contains(index) }) { mayThrow = true }
    }
    return mayThrow ? "Task<Void, any Error>" : "Task<Void, Never>"
  }
}

extension SourceText {
  /// The lexemes of each `do` within a closure that catches all that is thrown there.
  fileprivate func catchingBlocks(within closure: NodeID) -> [Range<Int32>] {
    descendants(closure).compactMap { id in
      guard kind(id) == .doStatement, let block = children(id).first, kind(block) == .block,
        children(id).contains(where: { clause in
          kind(clause) == .catchClause && !children(clause).contains { kind($0) != .block }
        })
      else { return nil }
      return node(block).first..<node(block).end
    }
  }
}
