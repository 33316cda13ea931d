/// The casts of a handler that uses its notification for casts of its payload only.
struct HandlerReading {
  /// One cast.
  struct EntryRead {
    /// All that gives way to the payload's property.
    var node: NodeID
    var cast: NodeID
    /// Nil: the sender.
    var key: NodeID?
    var type: NodeID
    /// The place of the read in the facts.
    var place: SourceRange
    var isForced: Bool
    /// The type that is read out of a box, such as the rectangle of an `NSValue`.
    var unboxed: (node: NodeID, type: String)?
    /// The place in `aliases` of the local that is read.
    var alias: Int?
  }

  /// A local that is the notification's dictionary: its declaration, or a clause of a condition.
  struct DictionaryLocal {
    var node: NodeID
    var isCondition: Bool
    var name: String
  }

  let text: SourceText
  let parameter: String
  /// The handler's own braces.
  let body: NodeID
  /// The places that name the notification.
  private(set) var uses: [NodeID] = []
  private(set) var reads: [EntryRead] = []
  private(set) var aliases: [DictionaryLocal] = []

  init(parameter: String, body: NodeID, _ text: SourceText) throws(Unfixable) {
    self.text = text
    self.parameter = parameter
    self.body = body
    let nodes = text.descendants(body)
    uses = nodes.filter { text.kind($0) == .identifier && text.name($0) == parameter }
    // Where it is bound again, named in a macro or in code that was not understood.
    guard text.count(of: parameter, in: text.node(body).first..<text.node(body).end) == uses.count else {
      throw Self.more
    }
    for use in uses { try read(use, nodes) }
  }

  static let more = Unfixable(
    .notificationUsedWhole, "its handler does more with the notification than cast what it carries")

  private mutating func read(_ use: NodeID, _ nodes: [NodeID]) throws(Unfixable) {
    guard let member = text.parent(use), text.kind(member) == .member else { throw Self.more }
    switch text.name(member) {
    case "userInfo":
      let name = text.lexeme(text.node(member).name)
      let place = SourceRange(file: text.file, start: Int(name.start), end: Int(name.end))
      if let entry = EntryCast(of: member, in: text) {
        try add(entry.cast, entry.key, entry.type, place)
      } else {
        try follow(alias(member), nodes)
      }
    case "object":
      guard let cast = text.parent(member), text.kind(cast) == .cast, let type = text.children(cast).last else {
        throw Self.more
      }
      try add(cast, nil, type, text.range(member))
    default: throw Self.more
    }
  }

  private mutating func add(
    _ cast: NodeID, _ key: NodeID?, _ type: NodeID, _ place: SourceRange, alias: Int? = nil
  ) throws(Unfixable) {
    let flags = text.node(cast).flags
    guard flags.contains(.isForced) || flags.contains(.isConditional) else { throw Self.more }
    reads.append(
      EntryRead(
        node: cast, cast: cast, key: key, type: type, place: place, isForced: flags.contains(.isForced),
        unboxed: unboxed(cast, type), alias: alias))
  }

  /// `(entry as? NSValue)?.cgRectValue`
  private func unboxed(_ cast: NodeID, _ type: NodeID) -> (node: NodeID, type: String)? {
    guard let group = text.parentheses(around: cast), var member = text.parent(group) else { return nil }
    if text.kind(member) == .optionalChain, let next = text.parent(member) { member = next }
    guard text.kind(member) == .member, let values = Self.boxes[text.text(type)], let value = values[text.name(member)]
    else { return nil }
    return (member, value)
  }

  private static let boxes: [String: [String: String]] = [
    "NSValue": ["cgRectValue": "CGRect", "cgPointValue": "CGPoint", "cgSizeValue": "CGSize", "rectValue": "CGRect"],
    "NSNumber": [
      "doubleValue": "Double", "intValue": "Int", "integerValue": "Int", "uintValue": "UInt", "boolValue": "Bool",
    ],
  ]

  // MARK: Locals

  private func alias(_ userInfo: NodeID) throws(Unfixable) -> DictionaryLocal {
    var value = userInfo
    while let around = text.parent(value) {
      switch text.kind(around) {
      case .forceUnwrap, .optionalChain: value = around
      case .cast where text.node(around).child == value: value = around
      case .bindingCondition, .variableDecl:
        let isCondition = text.kind(around) == .bindingCondition
        guard let pattern = text.children(around).first(where: { text.kind($0) == .pattern }),
          text.children(pattern).count == 1, let name = text.children(pattern).first,
          isCondition ? text.node(around).flags.contains(.isOptionalBinding) : text.node(around).flags.contains(.isLet)
        else { throw Self.more }
        return DictionaryLocal(node: around, isCondition: isCondition, name: text.name(name))
      default: throw Self.more
      }
    }
    throw Self.more
  }

  private mutating func follow(_ alias: DictionaryLocal, _ nodes: [NodeID]) throws(Unfixable) {
    if let known = aliases.firstIndex(where: { $0.name == alias.name }) {
      throw aliases[known].node == alias.node
        ? Self.more : Unfixable(.repeatedLocalName, "its handler has two locals of one name")
    }
    aliases.append(alias)
    let named = nodes.filter { text.kind($0) == .identifier && text.name($0) == alias.name }
    // The other one is its declaration.
    guard text.count(of: alias.name, in: text.node(body).first..<text.node(body).end) == named.count + 1 else {
      throw Self.more
    }
    for use in named {
      guard let entry = EntryCast(of: use, in: text), let element = subscripted(use) else { throw Self.more }
      try add(entry.cast, entry.key, entry.type, text.range(element), alias: aliases.count - 1)
    }
  }

  private func subscripted(_ use: NodeID) -> NodeID? {
    var current = use
    while let around = text.parent(current) {
      if text.kind(around) == .subscriptCall { return around }
      guard [.optionalChain, .forceUnwrap, .tuple, .argument].contains(text.kind(around)) else { return nil }
      current = around
    }
    return nil
  }
}

extension SourceText {
  /// `(value)`
  func parentheses(around value: NodeID) -> NodeID? {
    guard var group = parent(value) else { return nil }
    if kind(group) == .argument, node(group).label < 0, let next = parent(group) { group = next }
    return kind(group) == .tuple && children(group).count == 1 ? group : nil
  }

  /// `(width: Int, height: Int)`: whether a name says what a part of a tuple is called.
  func isTupleLabel(_ index: Int32) -> Bool {
    lexeme(index + 1).kind == .colon && [.leftParen, .comma].contains(lexeme(index - 1).kind)
  }

  /// The number of places with a name that is neither a member nor a label.
  func count(of word: String, in lexemes: Range<Int32>) -> Int {
    lexemes.count { index in
      let lexeme = lexeme(index)
      guard lexeme.kind == .identifier || word.hasPrefix("$"),
        text(lexeme) == word
      else { return false }
      let before = index > 0 ? self.lexeme(index - 1).kind : .leftBrace
      if before == .period { return false }
      let after = self.lexeme(index + 1).kind
      return !(after == .colon && (before == .leftParen || before == .comma))
    }
  }
}
