/// Fixes that lead from a selector to a typed descriptor.
extension FixContext {
  /// The registration becomes a closure that calls the handler, which takes the payload where nothing else calls it.
  func observeSelectorByDescriptor(
    _ call: CallID, _ node: NodeID, _ text: SourceText, _ site: ObserverSite, _ owner: OwningClass,
    mustType: Bool = false
  ) throws(Unfixable) -> Fix {
    let arguments = text.children(node).dropFirst().map { $0 }
    guard arguments.count == 4, let block = text.parent(node), text.kind(block) == .block,
      text.ancestor(node, [.closure, .functionDecl, .accessor]).map({ text.kind($0) != .closure }) ?? false,
      let selector = program.argument(call, labelled: "selector"), program.values[selector].kind == .selector,
      isFoundationCenter(site.registration.center)
    else { throw Unfixable(.unsupportedForm, "the registration has a form that the fix does not support") }
    let base = SelectorText(program.name(program.values[selector].name)).method
    guard let name = program.nameIDs[base], let handlers = owner.nominal.functions[name], handlers.count == 1 else {
      throw Unfixable(.handlerNotMethod, "the handler is no method of its own")
    }
    let isMainActor = owner.isMainActor
    guard isMainActor || owner.isUncheckedSendable else {
      throw Unfixable(.notSendableOwner, "a block of a class that is neither Sendable nor of an actor may not use it")
    }
    let handler = try self.call(
      to: handlers[0], base, arguments[2], site.registration, text, crosses: isMainActor)
    let object = try valueText(arguments[3], text)
    var edits = handler.edits
    let before = edits.count
    let list = try descriptorTokenList(of: owner, usedIn: text, &edits)
    let isFresh = edits.count > before
    let receiver = receiver(of: node, text)
    let indent = text.indentation(text.start(node))
    let unit = text.indentUnit
    let function = "\(receiver)\(isMainActor ? "observeOnMainActor" : "observe")("
    let observed = handler.descriptor + (object == "nil" ? "" : ", object: \(object)")
    let line = "\(indent)\(unit)\(function)\(observed)) \(handler.closure))"
    let lines =
      line.count <= max(Self.lineLength, text.lineEnd(text.start(node)) - text.lineStart(text.start(node)))
        || line.contains("\n")
      ? ["\(list).append(", line]
      : [
        "\(list).append(", "\(indent)\(unit)\(function)", "\(indent)\(unit)\(unit)\(observed)",
        "\(indent)\(unit)) \(handler.closure))",
      ]
    edits.append(
      text.replacementKeepingComments(of: text.start(node)..<text.end(node), with: lines.joined(separator: "\n")))
    edits += try removals(of: site, in: owner, isFresh ? list : nil)
    var action = "observe with a typed descriptor in place of a selector"
    if isMainActor { action += ", on the main actor wherever it is posted" }
    if let obstacle = handler.obstacleToPayload {
      if mustType { throw obstacle }
      action += "; its handler still takes the notification: \(obstacle.reason)"
    }
    return descriptorFix(action, handler.reading, text, edits, concerns: [Concern(.closureCallsHandler)])
  }

  /// The call of a handler in a closure.
  private struct HandlerCall {
    var descriptor: String
    var closure: String
    var reading = Reading.unread
    /// The reason why the handler does not take the payload.
    var obstacleToPayload: Unfixable?
    var edits: [Edit] = []
  }

  private func call(
    to handler: FunctionID, _ base: String, _ name: NodeID, _ registration: Registration, _ text: SourceText,
    crosses: Bool
  ) throws(Unfixable) -> HandlerCall {
    let fact = program.functions[handler]
    let notificationName = try valueText(name, text)
    let source = registration.name.flatMap { self.notificationName($0) }
    let own = self.text(program.file(ofFunction: handler).source)
    guard let declaration = own.declaration(.functionDecl, namedAt: Int(fact.offset)) else {
      throw Unfixable(.unsupportedForm, "the handler has a form that the fix does not support")
    }
    if fact.parameterCount == 0 {
      let use = source.flatMap { try? descriptor(of: $0) }.flatMap { use in
        isVisible(use, text) && (try? check(use, registration, crosses: crosses)) != nil ? use : nil
      }
      return HandlerCall(
        descriptor: use?.reference ?? "NotificationDescriptor(\(notificationName))",
        closure: "{ [weak self] _ in self?.\(base)() }",
        edits: (use?.edits ?? [])
          + (isCalledBySelectorAlone(fact, base, declaration, own) ? own.removingObjC(declaration) : []))
    }
    guard fact.parameterCount == 1, let parameter = program.parameters(of: fact).first,
      ["Notification", "NSNotification"].contains(
        program.name(program.variables[parameter.variable].type))
    else { throw Unfixable(.handlerTakesOther, "the handler takes something else than the notification") }
    let label = parameter.label
    let closure = "{ [weak self] in self?.\(base)(\(label >= 0 ? "\(program.name(label)): " : "")$0) }"
    let obstacle: Unfixable
    do throws(Unfixable) {
      guard let source else { throw Unfixable(.unknownName, "the notification's name is unknown") }
      guard isCalledBySelectorAlone(fact, base, declaration, own), sources.files[own.file].isReported else {
        throw Unfixable(.handlerNamedElsewhere, "its handler, \(base), is named elsewhere, too")
      }
      let use = try descriptor(of: source)
      guard isVisible(use, text), isVisible(use, own),
        use.onlyIn == nil || own.node(declaration).flags.contains(.isPrivate)
      else {
        throw Unfixable(.privateDescriptor, "its descriptor, \(use.reference), is private")
      }
      try check(use, registration, crosses: crosses)
      if let edits = own.removingUnusedParameter(declaration) {
        return HandlerCall(
          descriptor: use.reference, closure: "{ [weak self] _ in self?.\(base)() }",
          edits: edits + own.removingObjC(declaration) + use.edits)
      }
      return HandlerCall(
        descriptor: use.reference, closure: closure, reading: .entries,
        edits: try typed(declaration, use, own) + use.edits)
    } catch {
      obstacle = error
    }
    let isOld = program.name(program.variables[parameter.variable].type) == "NSNotification"
    if isOld { throw Unfixable(.handlerTakesNSNotification, "its handler takes an NSNotification") }
    if crosses { throw Unfixable(obstacle.id, "\(obstacle.reason), and \(Self.wholeCrosses.reason)") }
    return HandlerCall(
      descriptor: "NotificationReader(\(notificationName)) { $0 }", closure: closure,
      obstacleToPayload: obstacle)
  }

  /// Returns true if only the declaration and one selector name the method. Methods of other types may have its name.
  private func isCalledBySelectorAlone(
    _ fact: FunctionFact, _ base: String, _ declaration: NodeID, _ text: SourceText
  ) -> Bool {
    if fact.isPublic || fact.isOverride { return false }
    // What is private is named in its file alone.
    if text.node(declaration).flags.contains(.isPrivate) { return text.count(of: base) == 2 }
    guard let owner = linked.table.nominal(of: fact.owner), owner.children.isEmpty,
      !linked.table.ancestors(owner.id).contains(where: { linked.table.nominals[$0].functions[fact.name] != nil })
    else { return false }
    let own = Set(owner.parts.map { program.sourceFile(ofType: $0) })
    var count = 0
    for (file, mentions) in lookups.selectorNames[base] ?? [:] {
      if own.contains(file) {
        count += mentions.count
      } else if !mentions.bases.allSatisfy({ isAnotherType($0, than: owner) }) {
        return false
      }
    }
    return count == 2
  }

  /// `self` of another type's code, or the type itself.
  private func isAnotherType(_ base: String, than owner: NominalType) -> Bool {
    base == "self" || base.first?.isUppercase == true && base != owner.lastName
  }

  /// The handler takes the payload in place of the notification.
  private func typed(
    _ declaration: NodeID, _ use: DescriptorUse, _ text: SourceText
  ) throws(Unfixable) -> [Edit] {
    guard let parameter = text.children(declaration).first(where: { text.kind($0) == .parameter }),
      let type = text.children(parameter).first(where: { text.kind($0) == .typeName }),
      let body = text.body(of: declaration)
    else { throw Unfixable(.unsupportedForm, "the handler has a form that the fix does not support") }
    let name = text.name(parameter)
    let reading = try HandlerReading(parameter: name, body: body, text)
    let payload = freeName(for: reading, text.range(declaration))
    var edits = try rewriting(reading, use, payload)
    edits.append(text.replacement(text.start(type)..<text.end(type), use.payload))
    if payload != name, name != "_" {
      let node = text.node(parameter)
      let lexeme = text.lexeme(node.name)
      let isLabel = node.label == node.name || node.label < 0
      edits.append(
        text.replacement(Int(lexeme.start)..<Int(lexeme.end), isLabel ? "\(name) \(payload)" : payload))
    }
    return edits + text.removingObjC(declaration)
  }

  private func valueText(_ argument: NodeID, _ text: SourceText) throws(Unfixable) -> String {
    guard let value = text.children(argument).first else {
      throw Unfixable(.missingArgument, "an argument has no value")
    }
    return text.text(value)
  }

  // MARK: Removals

  /// Removals that have nothing left to remove go; where they end the observation early, the tokens go in their place.
  private func removals(
    of site: ObserverSite, in owner: OwningClass, _ freshList: String?
  ) throws(Unfixable) -> [Edit] {
    guard site.isCovered else { return [] }
    let own = sites.selectorsByOutermostOwner[owner.nominal.id] ?? []
    let isOnly = own.allSatisfy { $0.call == site.registration.call }
    var edits: [Edit] = []
    for removal in sites.removalsOfSelf[owner.nominal.id] ?? [] {
      let function = program.outermostFunction(program.values[removal.argument].function)
      let isAtEnd = program.functions[function].kind == .deinitializer
      guard let call = removal.call else { continue }
      let removed = program.argument(call, labelled: "name").flatMap { notificationName($0) }
      if let removed {
        guard removed == site.registration.name.flatMap({ notificationName($0) }) else { continue }
      } else if !isOnly {
        // Those still need it, and a token would outlive it but at the end.
        if isAtEnd { continue }
        throw Unfixable(.sharedRemoval, "its removal ends other observations, too")
      }
      let (node, text) = try code(of: call)
      guard let block = text.parent(node), text.kind(block) == .block else {
        throw Unfixable(.unsupportedForm, "its removal has a form that the fix does not support")
      }
      if isAtEnd {
        edits.append(removalEdit(node, block, text))
      } else if isOnly, let list = freshList {
        edits.append(text.replacement(text.start(node)..<text.end(node), "\(list).removeAll()"))
      } else {
        throw Unfixable(.sharedRemoval, "its removal ends other observations, too")
      }
    }
    return edits
  }

  /// The statement goes, and a `deinit` that did nothing else.
  private func removalEdit(_ call: NodeID, _ block: NodeID, _ text: SourceText) -> Edit {
    if text.children(block).count == 1, let whole = text.parent(block), text.kind(whole) == .functionDecl,
      text.text(block).filter({ !$0.isWhitespace }).count == text.text(call).filter({ !$0.isWhitespace }).count + 2
    {
      // With the empty lines before it.
      var start = text.start(whole)
      while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[start - 1]) { start -= 1 }
      let end = text.lineEnd(start)
      return text.replacement(min(end, text.start(whole))..<text.end(whole), "")
    }
    return text.removal(of: text.start(call)..<text.end(call))
  }
}

extension SourceText {
  /// Nil where the body says the parameter's name.
  fileprivate func removingUnusedParameter(_ declaration: NodeID) -> [Edit]? {
    guard let parameter = children(declaration).first(where: { kind($0) == .parameter }),
      let body = body(of: declaration)
    else { return nil }
    let name = name(parameter)
    let isUsed = (node(body).first..<node(body).end).contains {
      text(lexeme($0)) == name
    }
    return isUsed ? nil : [replacement(start(parameter)..<end(parameter), "")]
  }

  /// A method that no selector names needs no `@objc`.
  fileprivate func removingObjC(_ declaration: NodeID) -> [Edit] {
    guard let attribute = children(declaration).first(where: { kind($0) == .attribute && name($0) == "objc" }),
      children(attribute).isEmpty, text(attribute) == "@objc"
    else { return [] }
    var end = self.end(attribute)
    while end < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
    return [replacement(start(attribute)..<end, "")]
  }
}
