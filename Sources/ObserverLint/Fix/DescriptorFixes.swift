/// Fixes that lead to a typed descriptor, whose token ends the observation when it is released.
extension FixPlanner {
  func observeByDescriptor(
    _ call: CallID, _ node: NodeID, _ text: SourceText, _ statement: DroppedStatement, _ owner: OwningClass,
    _ weak: [Edit]
  ) throws(Unfixable) -> Fix {
    var (edits, what) = try observing(call, node, text, owner)
    edits += weak
    let property = try descriptorTokenList(of: owner, usedIn: text, &edits)
    edits += statement.edits(keepingIn: property, text)
    return descriptorFix("observe with a typed descriptor, and keep its token in `\(property)`", what, text, edits)
  }

  /// The property takes the descriptor's token in place of Foundation's.
  func keepByDescriptor(
    _ call: CallID, _ node: NodeID, _ text: SourceText, _ variable: VariableID, _ owner: OwningClass, _ weak: [Edit]
  ) throws(Unfixable) -> Fix {
    let program = linked.program
    let field = program.variables[Int(variable)]
    // Bodies without a part in an observer's life have no facts, so words are counted: its declaration and its one use.
    let name = program.name(field.name)
    guard field.isPrivate || field.isFileprivate, owner.text.file == text.file, text.count(of: name) == 2 else {
      throw Unfixable("the property that keeps the token is used elsewhere")
    }
    let spelled = field.type >= 0 ? program.name(field.type) : ""
    let types = [
      "NSObjectProtocol?": "NotificationToken?", "NSObjectProtocol!": "NotificationToken?",
      "NSObjectProtocol": "NotificationToken", "Any?": "NotificationToken?", "AnyObject?": "NotificationToken?",
      "(any NSObjectProtocol)?": "NotificationToken?", "any NSObjectProtocol": "NotificationToken",
      "[NSObjectProtocol]": "[NotificationToken]", "[any NSObjectProtocol]": "[NotificationToken]",
      "[Any]": "[NotificationToken]",
    ]
    guard let type = types[spelled], let typeNode = owner.typeNode(of: field) else {
      throw Unfixable("the property that keeps the token is of no plain type")
    }
    var (edits, what) = try observing(call, node, text, owner)
    edits += weak
    edits.append(owner.text.replacement(owner.text.start(typeNode)..<owner.text.end(typeNode), type))
    if owner.text.file != text.file, !importsDescriptors(owner.text) { edits.append(importEdit(owner.text)) }
    return descriptorFix(
      "observe with a typed descriptor, whose token `\(program.name(field.name))` keeps", what, text, edits)
  }

  func observeSelectorByDescriptor(
    _ call: CallID, _ node: NodeID, _ text: SourceText, _ site: ObserverSite, _ owner: OwningClass
  ) throws(Unfixable) -> Fix {
    let program = linked.program
    let arguments = text.children(node).dropFirst().map { $0 }
    guard arguments.count == 4, let block = text.parent(node), text.kind(block) == .block,
      text.ancestor(node, [.closure, .functionDecl, .accessor]).map({ text.kind($0) != .closure }) ?? false,
      let selector = program.argument(call, labelled: "selector"), program.values[Int(selector)].kind == .selector,
      isFoundationCenter(site.registration.center)
    else { throw Unfixable("the registration is spelled in a way that edits do not reach") }
    let spelled = program.name(program.values[Int(selector)].b)
    let base = spelled.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
    guard let name = program.nameIDs[base], let handlers = owner.nominal.functions[name], handlers.count == 1 else {
      throw Unfixable("the handler is no method of its own")
    }
    let isMainActor = owner.isMainActor(linked)
    guard isMainActor || owner.isUncheckedSendable else {
      throw Unfixable("a block of a class that is neither Sendable nor of an actor may not use it")
    }
    let handler = program.functions[Int(handlers[0])]
    let payload: String
    let invocation: String
    switch handler.parameters.count {
    case 0: (payload, invocation) = ("Void", "{ [weak self] _ in self?.\(base)() }")
    case 1 where program.name(program.variables[Int(handler.parameters[0].variable)].type) == "Notification":
      let label = handler.parameters[0].label
      let prefix = label >= 0 ? "\(program.name(label)): " : ""
      (payload, invocation) = ("Notification", "{ [weak self] in self?.\(base)(\(prefix)$0) }")
    default: throw Unfixable("the handler takes something else than the notification")
    }
    let notificationName = try valueText(arguments[2], text)
    let descriptor =
      "NotificationDescriptor<\(payload)>(\(notificationName))" + (payload == "Void" ? "" : " { $0 }")
    let object = try valueText(arguments[3], text)
    var edits: [Edit] = []
    let list = try descriptorTokenList(of: owner, usedIn: text, &edits)
    let receiver = text.text(text.start(node)..<Int(text.lexeme(text.node(text.node(node).child).name).start))
    let indent = text.indentation(text.start(node))
    let unit = text.indentUnit
    let lines = [
      "\(list).append(",
      "\(indent)\(unit)\(receiver)\(isMainActor ? "observeOnMainActor" : "observe")(",
      "\(indent)\(unit)\(unit)\(descriptor)\(object == "nil" ? "" : ", object: \(object)")",
      "\(indent)\(unit)) \(invocation))",
    ]
    edits.append(text.replacement(text.start(node)..<text.end(node), lines.joined(separator: "\n")))
    return descriptorFix("observe with a typed descriptor in place of a selector", .unread, text, edits, isSafe: false)
  }

  private func valueText(_ argument: NodeID, _ text: SourceText) throws(Unfixable) -> String {
    guard let value = text.children(argument).first else { throw Unfixable("an argument has no value") }
    return text.text(value)
  }

  /// What the observation reads of the notification.
  private enum Reading {
    case unread
    case whole
    case entries
  }

  private func descriptorFix(
    _ title: String, _ reading: Reading, _ text: SourceText, _ edits: [Edit], isSafe: Bool = true
  ) -> Fix {
    var edits = edits
    var title = title
    var isSafe = isSafe
    if reading == .entries {
      title += "; a payload of another type is reported in place of being handled as missing"
      isSafe = false
    }
    if !importsDescriptors(text) {
      edits.append(importEdit(text))
      title += "; the target must depend on \(Self.library)"
      isSafe = false
    }
    return Fix(title: title, safety: isSafe ? .safe : .unsafe, edits: edits)
  }

  private func importEdit(_ text: SourceText) -> Edit {
    let imports = text.children(text.outline.root).filter { text.kind($0) == .importDecl }
    let line = "import \(Self.library)"
    // Imports in the order of their names stay so.
    if let next = imports.first(where: { text.name($0) > Self.library }), text.isFirstOnLine(text.start(next)) {
      return text.insertion(at: text.lineStart(text.start(next)), "\(line)\n")
    }
    if let last = imports.last { return text.insertion(at: text.lineEnd(text.end(last)), "\n\(line)") }
    let first = text.children(text.outline.root).first.map { text.lineStart(text.start($0)) } ?? 0
    return text.insertion(at: first, "\(line)\n\n")
  }

  private func isFoundationCenter(_ center: ValueID?) -> Bool {
    guard let center, case .nominal(let id) = linked.inference.type(of: center) else { return false }
    return linked.table.nominals[id].isExternal && Catalog.centerTypes.contains(linked.table.nominals[id].lastName)
  }

  // MARK: The call

  /// `addObserver(forName: name, object: nil, queue: nil)` becomes `observe(descriptor)`, its block stays.
  private func observing(
    _ call: CallID, _ node: NodeID, _ text: SourceText, _ owner: OwningClass
  ) throws(Unfixable) -> ([Edit], Reading) {
    let callee = text.node(node).child
    let arguments = Array(text.children(node).dropFirst())
    guard text.kind(callee) == .member, text.name(callee) == "addObserver", arguments.count == 4,
      let name = text.children(arguments[0]).first, text.kind(name) != .nilLiteral,
      let block = text.children(arguments[3]).first, text.kind(block) == .closure,
      let registration = linked.registrations.first(where: { $0.call == call }),
      isFoundationCenter(registration.center)
    else { throw Unfixable("the registration is spelled in a way that a descriptor does not take the place of") }
    let nameLexeme = text.lexeme(text.node(callee).name)
    var edits = [text.replacement(Int(nameLexeme.start)..<Int(nameLexeme.end), "observe")]
    let (descriptor, reading, blockEdits) = try descriptor(name, block, text, owner)
    edits += blockEdits
    edits.append(text.replacement(text.start(arguments[0])..<text.end(arguments[0]), descriptor))
    for position in 1...2 {
      guard let value = text.children(arguments[position]).first else { continue }
      if text.kind(value) == .nilLiteral {
        edits.append(text.replacement(text.end(arguments[position - 1])..<text.end(arguments[position]), ""))
      }
    }
    return (edits, reading)
  }

  private func descriptor(
    _ name: NodeID, _ block: NodeID, _ text: SourceText, _ owner: OwningClass
  ) throws(Unfixable) -> (String, Reading, [Edit]) {
    let nameText = text.text(name)
    guard !nameText.contains("\n") else { throw Unfixable("the notification's name is spelled over several lines") }
    let parameter = text.children(block).first { text.kind($0) == .parameter }
    guard let body = text.children(block).first(where: { text.kind($0) == .block }) else {
      throw Unfixable("the block is spelled in a way that edits do not reach")
    }
    let spelled = parameter.map { text.name($0) } ?? "$0"
    let uses = text.descendants(body).filter { text.kind($0) == .identifier && text.name($0) == spelled }
    let isMentioned = (text.node(body).first..<text.node(block).end).contains {
      let lexeme = text.lexeme($0)
      return text.text(Int(lexeme.start)..<Int(lexeme.end)) == spelled
    }
    let type = parameter.flatMap { text.children($0).first }.map { text.start($0)..<text.end($0) }
    if !isMentioned {
      return (
        "NotificationDescriptor<Void>(\(nameText))", .unread, type.map { [text.replacement($0, "Void")] } ?? []
      )
    }
    if let payload = try? PayloadStruct(name: nameText, uses: uses, block: block, text, owner, linked) {
      var edits = payload.edits(text)
      if let type { edits.append(text.replacement(type, payload.name)) }
      return ("\(owner.nominal.lastName).\(payload.name).descriptor", .entries, edits)
    }
    return ("NotificationDescriptor<Notification>(\(nameText), reading: { $0 })", .whole, [])
  }

  // MARK: Where its token is kept

  private func descriptorTokenList(
    of owner: OwningClass, usedIn text: SourceText, _ edits: inout [Edit]
  ) throws(Unfixable) -> String {
    let program = linked.program
    for fields in owner.nominal.fields.sorted(by: { $0.key < $1.key }).map(\.value) {
      for field in fields {
        let fact = program.variables[Int(field)]
        if !fact.isStatic, !fact.isLet, program.name(fact.type) == "[NotificationToken]",
          owner.text.file == text.file || !(fact.isPrivate || fact.isFileprivate)
        {
          return program.name(fact.name)
        }
      }
    }
    let name = try owner.freshName(self, ["notificationTokens", "descriptorTokens", "observationTokens"])
    edits.append(owner.addProperty("\(owner.access(from: text))var \(name): [NotificationToken] = []"))
    if owner.text.file != text.file, !importsDescriptors(owner.text) { edits.append(importEdit(owner.text)) }
    return name
  }
}

extension OwningClass {
  func typeNode(of field: VariableFact) -> NodeID? {
    guard
      let name = text.outline.nodes.indices.lazy.map({ NodeID($0) }).first(where: {
        text.kind($0) == .boundName && text.start($0) == Int(field.offset)
      }), let declaration = text.ancestor(name, [.variableDecl])
    else { return nil }
    return text.children(declaration).first { text.kind($0) == .typeName }
  }
}
