/// Fixes that lead to a typed descriptor, whose token ends the observation when it is released.
extension FixContext {
  func observeByDescriptor(
    _ call: CallID, _ node: NodeID, _ text: SourceText, _ statement: DroppedStatement, _ owner: OwningClass,
    _ weak: [Edit], mustRead: Bool = false
  ) throws(Unfixable) -> Fix {
    var (edits, what) = try observing(call, node, text, owner)
    if mustRead, what != .entries { throw HandlerReading.more }
    edits += weak
    let property = try descriptorTokenList(of: owner, usedIn: text, &edits)
    edits += try statement.edits(keepingIn: property, text)
    return descriptorFix("observe with a typed descriptor, and keep its token in `\(property)`", what, text, edits)
  }

  /// The property takes the descriptor's token in place of Foundation's.
  func keepByDescriptor(
    _ call: CallID, _ node: NodeID, _ text: SourceText, _ variable: VariableID, _ owner: OwningClass, _ weak: [Edit],
    mustRead: Bool = false
  ) throws(Unfixable) -> Fix {
    let field = program.variables[variable]
    // Bodies without a part in an observer's life have no facts, so words are counted: its declaration and its one use.
    let name = program.name(field.name)
    guard field.isHidden, owner.text.file == text.file, text.count(of: name) == 2 else {
      throw Unfixable(.tokenUsedElsewhere, "the property that keeps the token is used elsewhere")
    }
    let spelled = program.writtenType(of: field)
    let types = [
      "NSObjectProtocol?": "NotificationToken?", "NSObjectProtocol!": "NotificationToken?",
      "NSObjectProtocol": "NotificationToken", "Any?": "NotificationToken?", "AnyObject?": "NotificationToken?",
      "(any NSObjectProtocol)?": "NotificationToken?", "any NSObjectProtocol": "NotificationToken",
      "[NSObjectProtocol]": "[NotificationToken]", "[any NSObjectProtocol]": "[NotificationToken]",
      "[Any]": "[NotificationToken]",
    ]
    guard let type = types[spelled], let typeNode = owner.typeNode(of: field) else {
      throw Unfixable(.unusualTokenProperty, "the property that keeps the token is of no plain type")
    }
    var (edits, what) = try observing(call, node, text, owner)
    if mustRead, what != .entries { throw HandlerReading.more }
    edits += weak
    edits.append(owner.text.replacement(owner.text.start(typeNode)..<owner.text.end(typeNode), type))
    if owner.text.file != text.file, !importsDescriptors(owner.text), !edits.contains(importEdit(owner.text)) {
      edits.append(importEdit(owner.text))
    }
    return descriptorFix(
      "observe with a typed descriptor, whose token `\(program.name(field.name))` keeps", what, text, edits)
  }

  /// The parts of the notification that the observation reads.
  enum Reading {
    case unread
    case whole
    case entries
  }

  func descriptorFix(
    _ action: String, _ reading: Reading, _ text: SourceText, _ edits: [Edit], concerns: [Concern] = []
  ) -> Fix {
    var edits = edits
    var action = action
    var concerns = concerns
    for type in edits.compactMap({ lookups.publicTypes[$0.replacement] }) {
      action += "; `\(type)` is added to the module's public API"
    }
    if reading == .entries { concerns.append(Concern(.otherPayloadIsReported)) }
    var mustDepend = edits.contains { $0.range.file != text.file && $0.replacement.contains("import \(Self.library)") }
    if !importsDescriptors(text) {
      let edit = importEdit(text)
      if !edits.contains(edit) { edits.append(edit) }
      mustDepend = true
    }
    if mustDepend { concerns.append(Concern(.targetNeedsLibrary, Self.library)) }
    return Fix(action: action, concerns: concerns, edits: edits, leadsToDescriptor: true)
  }

  func importEdit(_ text: SourceText) -> Edit { text.importing(Self.library) }

  func isFoundationCenter(_ center: ValueID?) -> Bool {
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
      let registration = sites.registrations[call], isFoundationCenter(registration.center)
    else { throw Unfixable(.noDescriptorForm, "the registration has a form that a descriptor cannot replace") }
    let nameLexeme = text.lexeme(text.node(callee).name)
    let queue = text.children(arguments[2]).first.map { text.text($0) } ?? ""
    let isOnMainActor = Self.mainQueues.contains(queue) && owner.isMainActor
    var edits = [
      text.replacement(
        Int(nameLexeme.start)..<Int(nameLexeme.end), isOnMainActor ? "observeOnMainActor" : "observe")
    ]
    if isOnMainActor { edits += withoutAssumption(block, text) }
    let (descriptor, reading, blockEdits) = try descriptor(
      name, registration, block, text, crosses: isOnMainActor || queue != "nil")
    edits += blockEdits
    edits.append(text.replacement(text.start(arguments[0])..<text.end(arguments[0]), descriptor))
    for position in 1...2 {
      guard let value = text.children(arguments[position]).first else { continue }
      if text.kind(value) == .nilLiteral || position == 2 && isOnMainActor {
        edits.append(
          text.removalKeepingComments(of: text.end(arguments[position - 1])..<text.end(arguments[position])))
      }
    }
    return (edits, reading)
  }

  private static let mainQueues: Set<String> = [".main", "OperationQueue.main"]

  /// A block of the main actor need not assume that it is.
  private func withoutAssumption(_ block: NodeID, _ text: SourceText) -> [Edit] {
    guard let body = text.body(of: block) else { return [] }
    return text.children(body).flatMap { statement -> [Edit] in
      let parts = text.children(statement)
      guard text.kind(statement) == .call, parts.count == 2, text.text(parts[0]) == "MainActor.assumeIsolated",
        let closure = text.children(parts[1]).first, text.kind(closure) == .closure,
        !text.node(closure).flags.contains(.hasSignature),
        let inner = text.body(of: closure)
      else { return [] }
      return BlockUnwrapping(text: text, statement: statement, around: body)
        .edits(text.children(inner), between: text.start(closure) + 1..<text.end(statement) - 1, head: "") ?? []
    }
  }

  /// The spelling of the descriptor, and the edits that make the block take its payload.
  private func descriptor(
    _ name: NodeID, _ registration: Registration, _ block: NodeID, _ text: SourceText, crosses: Bool
  ) throws(Unfixable) -> (String, Reading, [Edit]) {
    let nameText = text.text(name)
    guard !nameText.contains("\n") else {
      throw Unfixable(.nameOverSeveralLines, "the notification's name is spelled over several lines")
    }
    let parameter = text.children(block).first { text.kind($0) == .parameter }
    guard let body = text.body(of: block) else {
      throw Unfixable(.unsupportedForm, "the block has a form that the fix does not support")
    }
    let spelled = parameter.map { text.name($0) } ?? "$0"
    let type = parameter.flatMap { text.children($0).first }.map { text.start($0)..<text.end($0) }
    let source = registration.name.flatMap { notificationName($0) }
    let isMentioned = (text.node(body).first..<text.node(block).end).contains {
      let lexeme = text.lexeme($0)
      return text.text(lexeme) == spelled
    }
    if !isMentioned {
      let use = source.flatMap { try? descriptor(of: $0) }.flatMap {
        isVisible($0, text) && (try? check($0, registration, crosses: crosses)) != nil ? $0 : nil
      }
      let payload = use?.payload ?? "Void"
      let typeEdit = type.map { [text.replacement($0, payload)] } ?? []
      return (use?.reference ?? "NotificationDescriptor(\(nameText))", .unread, typeEdit + (use?.edits ?? []))
    }
    guard let source, let reading = try? HandlerReading(parameter: spelled, body: body, text) else {
      if crosses { throw Self.wholeCrosses }
      return ("NotificationReader(\(nameText), reading: { $0 })", .whole, [])
    }
    let use = try descriptor(of: source)
    guard isVisible(use, text) else {
      throw Unfixable(.privateDescriptor, "its descriptor, \(use.reference), is private")
    }
    try check(use, registration, crosses: crosses)
    let payload = freeName(for: reading, text.range(block))
    var edits = try rewriting(reading, use, payload) + use.edits
    if let parameter {
      let lexeme = text.lexeme(text.node(parameter).name)
      if payload != spelled { edits.append(text.replacement(Int(lexeme.start)..<Int(lexeme.end), payload)) }
    }
    if let type { edits.append(text.replacement(type, use.payload)) }
    return (use.reference, .entries, edits)
  }

  func isVisible(_ use: DescriptorUse, _ text: SourceText) -> Bool { use.onlyIn.map { $0 == text.file } ?? true }

  /// Returns the name of the payload in the place of the notification.
  func freeName(for reading: HandlerReading, _ place: SourceRange) -> String {
    if reading.parameter.hasPrefix("$") { return reading.parameter }
    let text = reading.text
    let isTaken = (text.firstLexeme(from: place.start)..<text.firstLexeme(from: place.end)).contains {
      text.text(text.lexeme($0)) == "payload"
    }
    return isTaken ? reading.parameter : "payload"
  }

  /// A subclass has its superclass's keys, too: `UIWindow.keyboardFrameEndUserInfoKey`.
  private func isSameSystemKey(_ entry: ContractEntry, _ key: Identity.NameSource?) -> Bool {
    guard case .key(let own, _) = entry.source, let key, let known = SystemNotifications.key(own) else { return false }
    return SystemNotifications.key(key)?.names == known.names
  }

  /// The edits that make a handler read the payload of a descriptor.
  func rewriting(
    _ reading: HandlerReading, _ use: DescriptorUse, _ payload: String
  ) throws(Unfixable) -> [Edit] {
    guard let entries = use.entries else {
      throw Unfixable(.unfollowedDescriptor, "what the descriptor \(use.reference) reads cannot be followed")
    }
    var replacements: [PayloadRewriting.ReadReplacement] = []
    for read in reading.reads {
      let known = lookups.reads[TextPlace(file: reading.text.file, offset: read.place.start)]
      let key = known.flatMap { linked.contracts.name($0.key) }
      if read.key != nil, key == nil { throw Unfixable(.unknownKey, "a key is unknown") }
      guard let entry = entries.first(where: { $0.reads(key, linked.identity) || isSameSystemKey($0, key) }) else {
        throw Unfixable(
          .entryNotInDescriptor,
          "its handler reads \(read.key.map { reading.text.text($0) } ?? "the sender"), which \(use.reference) does not"
        )
      }
      let type: String
      if let known {
        type = try spelling(ofType: read.type, in: known.function, reading.text)
      } else {
        type = reading.text.text(read.type)
      }
      replacements.append(PayloadRewriting.ReadReplacement(read: read, entry: entry, type: type))
    }
    return try PayloadRewriting(
      reading: reading, payload: payload, replacements: replacements, isAlwaysSent: use.isAlwaysSent
    ).edits()
  }

  // MARK: Where its token is kept

  func descriptorTokenList(
    of owner: OwningClass, usedIn text: SourceText, _ edits: inout [Edit]
  ) throws(Unfixable) -> String {
    let found = owners.fields(of: owner).variables(written: ["[NotificationToken]"]).first { field in
      let fact = program.variables[field]
      return owner.shows(fact, to: text)
    }
    if let found { return program.spelledName(of: program.variables[found]) }
    let name = try owner.freshName(["notificationTokens", "descriptorTokens", "observationTokens"])
    edits.append(owner.addProperty("\(owner.access(from: text))var \(name): [NotificationToken] = []"))
    if owner.text.file != text.file, !importsDescriptors(owner.text) { edits.append(importEdit(owner.text)) }
    return name
  }
}

extension OwningClass {
  /// The written type, also that of an initial value. Nil where none is written, and where `var a, b: T` declares others.
  func typeNode(of field: VariableFact) -> NodeID? {
    guard let name = text.boundName(at: Int(field.offset)), let declaration = text.ancestor(name, [.variableDecl]),
      let around = text.parent(declaration), text.node(around).word != .let || text.kind(around) != .block
    else { return nil }
    if let written = text.children(declaration).first(where: { text.kind($0) == .typeName }) { return written }
    // `[NSObjectProtocol]()`
    let initial = text.children(declaration).last { text.kind($0) == .call }
    return initial.flatMap { text.children($0).first }.flatMap { text.kind($0) == .arrayLiteral ? $0 : nil }
  }
}

extension SourceText {
  /// One more import; imports in the order of their names stay so.
  func importing(_ module: String) -> Edit {
    let line = "import \(module)"
    if let next = imports.first(where: { name($0) > module }), isFirstOnLine(start(next)) {
      return insertion(at: startWithDirectives(start(next)), "\(line)\n")
    }
    if let last = imports.last { return insertion(at: lineEnd(end(last)), "\n\(line)") }
    let first = topLevel.first.map { lineStart(start($0)) } ?? 0
    return insertion(at: first, "\(line)\n\n")
  }
}
