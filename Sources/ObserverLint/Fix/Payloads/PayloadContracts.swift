/// Infers what notifications carry, from every cast of their user info in the program and from their posters.
final class PayloadContracts: FixPart {
  unowned let context: FixContext
  private let contracts = Answers<Identity.NameSource, Result<PayloadContract, Unfixable>>()

  init(_ context: FixContext) { self.context = context }

  func contract(of name: Identity.NameSource) throws(Unfixable) -> PayloadContract {
    try contracts.answer(name) { () throws(Unfixable) in try infer(name) }
  }

  // MARK: What is read

  private struct InferredRead {
    /// Nil: the sender.
    var key: Identity.NameSource?
    var spelled: String
    var type: String
    var isForced: Bool
    /// For what posters send.
    var written: PayloadType
  }

  private lazy var reads: [Identity.NameSource: [PayloadRead]] = {
    var result: [Identity.NameSource: [PayloadRead]] = [:]
    for read in linked.contracts.reads where read.type != nil {
      if let name = context.notificationName(of: read.notification) { result[name, default: []].append(read) }
    }
    return result
  }()

  /// Notifications whose payloads somebody reads.
  var names: some Sequence<Identity.NameSource> { reads.keys }

  private func infer(_ name: Identity.NameSource) throws(Unfixable) -> PayloadContract {
    var all: [InferredRead] = []
    for read in reads[name] ?? [] { all.append(try self.read(read)) }
    if let sender = sender(of: name) { all.append(sender) }
    let posters = Posters(of: name, context)
    var entries: [ContractEntry] = []
    for (index, read) in all.enumerated() {
      let same = all.filter { isSame($0.key, read.key) }
      if all[..<index].contains(where: { isSame($0.key, read.key) }) { continue }
      if let other = same.first(where: { ContractEntry.comparable($0.type) != ContractEntry.comparable(read.type) }) {
        throw Unfixable(.conflictingCasts, "its handlers cast \(read.spelled) to \(read.type) and to \(other.type)")
      }
      entries.append(try entry(read, isForced: same.allSatisfy(\.isForced), posters))
    }
    for (index, entry) in entries.enumerated()
    where entries[..<index].contains(where: { $0.property == entry.property }) {
      throw Unfixable(.conflictingKeys, "two of its keys make the name `\(entry.property)`")
    }
    return PayloadContract(
      entries: entries, isAlwaysSent: posters.areAllKnown && posters.allSendSomething && !posters.all.isEmpty)
  }

  private func isSame(_ left: Identity.NameSource?, _ right: Identity.NameSource?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left == right || linked.identity.isSame(left, right)
    default: false
    }
  }

  private func entry(_ read: InferredRead, isForced: Bool, _ posters: Posters) throws(Unfixable) -> ContractEntry {
    guard let key = read.key else {
      return ContractEntry(source: .sender, property: "sender", type: read.type, isOptional: !isForced)
    }
    let constant = read.spelled.hasSuffix(".rawValue") ? String(read.spelled.dropLast(".rawValue".count)) : read.spelled
    let plain = Identifier.camelCase(
      TypeName.lastPart(constant).filter { $0 != "\"" && $0 != "#" }, droppingSuffixes: ["UserInfoKey", "Key"])
    guard !plain.isEmpty, plain != "descriptor", plain != "self" else {
      throw Unfixable(.noPropertyName, "no name of a property can be made of the key \(read.spelled)")
    }
    if let sent = posters.conflict(with: read.written, under: key) {
      throw Unfixable(.conflictingPost, "\(read.spelled) is posted as \(sent), and cast to \(read.type)")
    }
    let isSure =
      posters.allSend(key, as: read.type)
      || isForced && !posters.someLack(key)
    return ContractEntry(
      source: .key(key, spelled: read.spelled), property: Identifier.isReserved(plain) ? "`\(plain)`" : plain,
      type: read.type, isOptional: !isSure)
  }

  // MARK: How it is spelled where the payload's type stands

  private func read(_ read: PayloadRead) throws(Unfixable) -> InferredRead {
    let text = context.text(read.range.file)
    guard let dictionary = text.dictionary(readAt: read.range), let cast = EntryCast(of: dictionary, in: text),
      let key = linked.contracts.name(read.key), let written = read.type
    else { throw Unfixable(.unfollowedRead, "one of its handlers reads an entry in a way that cannot be followed") }
    return InferredRead(
      key: key, spelled: try context.spelling(ofKey: cast.key, key, in: read.function, text),
      type: try context.spelling(ofType: cast.type, in: read.function, text),
      isForced: text.node(cast.cast).flags.contains(.isForced),
      written: linked.payloadType(written: written, in: read.function))
  }

  /// Returns the type that handlers cast the sender to; nil if no handler does, or if they differ. Their bodies need
  /// no facts.
  private func sender(of name: Identity.NameSource) -> InferredRead? {
    var found: InferredRead?
    for call in context.lookups.observed[name] ?? [] {
      guard let handler = context.handler(of: call) else { continue }
      let text = handler.text
      for member in text.descendants(handler.body) where text.kind(member) == .member && text.name(member) == "object" {
        guard text.kind(text.node(member).child) == .identifier,
          text.name(text.node(member).child) == handler.parameter, let cast = text.parent(member),
          text.kind(cast) == .cast, let type = text.children(cast).last
        else { continue }
        guard let spelled = try? context.spelling(ofType: type, in: handler.function, text) else { return nil }
        if let found, found.type != spelled { return nil }
        let isForced = text.node(cast).flags.contains(.isForced) && found?.isForced ?? true
        found = InferredRead(
          key: nil, spelled: "its sender", type: spelled, isForced: isForced, written: .unknown)
      }
    }
    return found
  }
}

extension FixContext {
  /// The only name that a notification is posted under, if it is known.
  func notificationName(of notification: ValueID) -> Identity.NameSource? {
    guard let values = linked.contracts.handled.names(of: notification), !values.isEmpty else { return nil }
    var result: Identity.NameSource?
    for value in values {
      guard let name = notificationName(value) else { return nil }
      if let result, result != name { return nil }
      result = name
    }
    return result
  }

  /// The name that a value is.
  func notificationName(_ value: ValueID) -> Identity.NameSource? {
    linked.contracts.name(value).map { survey.canonical($0) }
  }

  /// A key as it can be spelled outside of the function that reads it.
  func spelling(
    ofKey key: NodeID, _ name: Identity.NameSource, in function: FunctionID, _ text: SourceText
  ) throws(Unfixable) -> String {
    let spelled = text.text(key)
    if text.kind(key) == .stringLiteral, text.children(key).isEmpty { return spelled }
    let root = text.root(ofMember: key)
    if text.kind(root) == .identifier, !spelled.contains("\n") {
      let first = text.name(root)
      if root == key, let id = program.nameIDs[first],
        (linked.table.globals[id] ?? []).contains(where: { !program.variables[$0].isHidden })
      {
        return spelled
      }
      if root != key, first.first?.isUppercase == true, first != "Self",
        let path = try? path(ofType: first, in: function)
      {
        return path + spelled.dropFirst(first.count)
      }
    }
    if case .raw(let raw) = name, !raw.contains("\""), !raw.contains("\\") { return "\"\(raw)\"" }
    throw Unfixable(.keyNotConstant, "the key \(spelled) is not a constant that can be named elsewhere")
  }

  /// A type as it can be spelled outside of the function that reads it.
  func spelling(ofType type: NodeID, in function: FunctionID, _ text: SourceText) throws(Unfixable) -> String {
    let node = text.node(type)
    var result = text.text(type)
    var isQualified = false
    var replaced: [(Range<Int>, String)] = []
    for index in node.first..<node.end {
      let lexeme = text.lexeme(index)
      if lexeme.word == .capitalSelf { throw Unfixable(.selfType, "Self means something else outside of the handler") }
      if lexeme.kind == .identifier, !isQualified, lexeme.word != .any, lexeme.word != .some,
        !text.isTupleLabel(index)
      {
        let range = Int(lexeme.start)..<Int(lexeme.end)
        let name = text.text(range)
        let path = try path(ofType: name, in: function)
        if path != name { replaced.append((range, path)) }
      }
      isQualified = lexeme.kind == .period
    }
    let start = text.start(type)
    for (range, path) in replaced.reversed() {
      var bytes = Array(result.utf8)
      bytes.replaceSubrange((range.lowerBound - start)..<(range.upperBound - start), with: Array(path.utf8))
      result = String(decoding: bytes, as: UTF8.self)
    }
    guard !result.contains("\n") else { throw Unfixable(.typeOverSeveralLines, "a type is spelled over several lines") }
    return result
  }

  private func path(ofType name: String, in function: FunctionID) throws(Unfixable) -> String {
    let own = (sites.nominalsByLastName[name] ?? []).filter { !$0.isExternal }
    if own.isEmpty {
      if isTopLevel(name) || survey.declaredTypes.contains(name) { return name }
      throw Unfixable(.unreachableType, "\(name) is not a type that can be named outside of the handler")
    }
    let place = linked.table.owner(of: function)?.path ?? ""
    let near = own.filter { $0.path == name || place == outer($0.path) || place.hasPrefix(outer($0.path) + ".") }
    guard let found = near.max(by: { $0.path.count < $1.path.count }) else {
      throw Unfixable(.unreachableType, "\(name) is not a type that can be named outside of the handler")
    }
    if program.types[found.declaration].isPrivate { throw Unfixable(.privateType, "\(found.path) is private") }
    return found.path
  }

  private func outer(_ path: String) -> String {
    path.contains(".") ? String(path.dropLast(TypeName.lastPart(path).count + 1)) : ""
  }
}

extension FixContext {
  /// The text of a handler: a block, or the method that a selector names.
  struct HandlerText {
    var text: SourceText
    var body: NodeID
    var parameter: String
    /// The function in whose scope the types have their meaning.
    var function: FunctionID
  }

  func handler(of call: CallID) -> HandlerText? {
    let function = program.function(ofCall: call)
    if let selector = program.argument(call, labelled: "selector") {
      guard program.values[selector].kind == .selector, let owner = linked.table.owner(of: function),
        let name = program.nameIDs[SelectorText(program.name(program.values[selector].name)).method],
        let functions = owner.functions[name], functions.count == 1
      else { return nil }
      let text = text(program.file(ofFunction: functions[0]).source)
      let offset = Int(program.functions[functions[0]].offset)
      guard let declaration = text.declaration(.functionDecl, namedAt: offset),
        let parameter = text.children(declaration).first(where: { text.kind($0) == .parameter }),
        let body = text.body(of: declaration)
      else { return nil }
      return HandlerText(text: text, body: body, parameter: text.name(parameter), function: functions[0])
    }
    guard let (node, text) = try? code(of: call),
      let closure = text.children(node).dropFirst().compactMap({ text.children($0).first }).last,
      text.kind(closure) == .closure, let body = text.body(of: closure)
    else { return nil }
    let parameter = text.children(closure).first { text.kind($0) == .parameter }
    return HandlerText(text: text, body: body, parameter: parameter.map { text.name($0) } ?? "$0", function: function)
  }
}

extension SourceText {
  /// The dictionary of a read: `userInfo` by the place of its name, or a local by its subscript.
  func dictionary(readAt range: SourceRange) -> NodeID? {
    places.read(at: range).map { kind($0) == .member ? $0 : node($0).child }
  }
}
