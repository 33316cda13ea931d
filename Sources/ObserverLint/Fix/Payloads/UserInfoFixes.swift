/// Moves a cast out of `userInfo` to an accessor of the notification, which is the one typed place for it.
extension FixPlanner {
  func fixUntypedUserInfo(_ range: SourceRange) throws(Unfixable) -> Fix {
    if lookups.failingReads.contains(TextPlace(file: range.file, offset: range.start)) {
      // Within an accessor nobody would see it any more.
      throw Unfixable(
        .valueNotPosted, "no poster sends the value that is read here: fix that first, as `userinfo_contract` says")
    }
    let text = text(range.file)
    let unreachable = Unfixable(.unsupportedForm, "the cast has a form that the fix does not support")
    guard let dictionary = dictionary(at: range, text), let read = EntryCast(of: dictionary.node, in: text) else {
      throw unreachable
    }
    let isForced = text.node(read.cast).flags.contains(.isForced)
    if text.kind(dictionary.base) == .optionalChain, isForced { throw unreachable }
    let scope = AccessorScope(self, dictionary.type, readIn: ownerPath(ofReadAt: range))
    try scope.check(key: read.key, text)
    try scope.check(type: read.type, text)

    let typeText = text.text(read.type)
    let isCompound = typeText.contains(" ") && !typeText.hasPrefix("[")
    let result = isForced ? typeText : isCompound ? "(\(typeText))?" : "\(typeText)?"
    // `(note.userInfo)?["size"] as? Int`: parentheses that open before the notification go along.
    let opening = text.text(text.start(read.cast)..<text.start(dictionary.node))
    let body = opening + dictionary.spelling + text.text(text.end(dictionary.node)..<text.end(read.cast))
    guard !body.contains("\n") else { throw unreachable }
    let attribute =
      isMainActorByDefault(text.file)
      ? try isolationOfItsOwn(ofKey: read.key, text)
      : try isolation(ofKey: read.key, readAt: read.cast, range, text).map { "@\($0) " } ?? ""
    let declaration = { (name: String) in "\(attribute)fileprivate var \(name): \(result) { \(body) }" }
    let home = AccessorHome(
      file: text.file, type: dictionary.type, conditions: conditions(ofRead: read.cast, read.key, typeText, text))
    let name = try accessorName(read.key, home, text, declaration)
    let whole = idleParentheses(around: read.cast, base: dictionary.base, text) ?? read.cast
    var edits = [text.replacement(text.end(dictionary.base)..<text.end(whole), ".\(name)")]
    if text.start(whole) < text.start(dictionary.base) {
      edits.append(text.replacement(text.start(whole)..<text.start(dictionary.base), ""))
    }
    if let accessor = addAccessor(declaration(name), called: name, to: home, readAt: read.cast, text) {
      edits.append(accessor)
    }
    return Fix(action: "read the payload through a typed accessor, `\(name)`", edits: edits)
  }

  /// `(note.userInfo?["size"] as? Int)`, where `note.size` needs none.
  private func idleParentheses(around cast: NodeID, base: NodeID, _ text: SourceText) -> NodeID? {
    guard let group = text.parentheses(around: cast), text.kind(base) == .identifier, text.start(group) > 0,
      [0x20, 0x09, 0x0A, 0x28].contains(text.bytes[text.start(group) - 1])
    else { return nil }
    return group
  }

  /// The dictionary that is read, and whose accessor can read it.
  private struct Dictionary {
    /// The subscripted expression.
    var node: NodeID
    /// The expression that has the accessor.
    var base: NodeID
    /// The type that gets the accessor, with its constraints.
    var type: String
    /// The dictionary within the accessor.
    var spelling: String
  }

  private func dictionary(at range: SourceRange, _ text: SourceText) -> Dictionary? {
    guard let id = text.places.read(at: range) else { return nil }
    let base = text.node(id).child
    if text.kind(id) == .member {
      return notificationType(at: range).map { Dictionary(node: id, base: base, type: $0, spelling: "userInfo") }
    }
    return aliasKey(at: range).map {
      Dictionary(node: base, base: base, type: "Dictionary where Key == \($0), Value == Any", spelling: "self")
    }
  }

  /// The type of the keys of a local that holds the user info.
  private func aliasKey(at range: SourceRange) -> String? {
    let program = linked.program
    let values = lookups.places.reads(at: TextPlace(file: range.file, offset: range.start)).map {
      program.values[Int($0)]
    }
    guard let element = values.first(where: { $0.kind == .index && Int($0.end) == range.end }) else { return nil }
    let base = program.values[Int(element.a)]
    guard base.kind == .variable else { return nil }
    var value = program.variables[Int(base.a)].initial
    // A parameter of a closure given to `map` has none.
    guard value >= 0 else { return "AnyHashable" }
    while true {
      let fact = program.values[Int(value)]
      switch fact.kind {
      case .cast:
        let type = program.name(fact.b).filter { $0 != " " }
        return ["[String:Any]": "String", "[AnyHashable:Any]": "AnyHashable"][type]
      case .member: return "AnyHashable"
      case .variable where program.variables[Int(fact.a)].initial >= 0:
        value = program.variables[Int(fact.a)].initial
      default: return nil
      }
    }
  }

  /// The path of the type whose code reads; nil at the top level of a file.
  private func ownerPath(ofReadAt range: SourceRange) -> String? {
    let read = lookups.places.reads(at: TextPlace(file: range.file, offset: range.start)).first
    return read.flatMap { linked.table.owner(of: linked.program.values[Int($0)].function)?.path }
  }

  private func notificationType(at range: SourceRange) -> String? {
    let program = linked.program
    for value in lookups.places.reads(at: TextPlace(file: range.file, offset: range.start)) {
      let fact = program.values[Int(value)]
      guard fact.kind == .member else { continue }
      guard case .nominal(let id) = linked.inference.type(of: fact.a) else { continue }
      return foundationName(linked.table.nominals[id].lastName, in: nil)
    }
    return nil
  }
}

/// Names made of other text.
enum Identifier {
  /// `download-did_finish` becomes `downloadDidFinish`.
  static func camelCase(_ text: String, droppingSuffixes suffixes: [String] = []) -> String {
    var text = text
    if let suffix = suffixes.first(where: { text.hasSuffix($0) && text.count > $0.count }) {
      text = String(text.dropLast(suffix.count))
    }
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var result = ""
    for word in words {
      result += result.isEmpty ? lowercasedStart(String(word)) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return result.first?.isNumber ?? false ? "" : result
  }

  /// `URLString` becomes `urlString`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 { return capitals.lowercased() + word.dropFirst(capitals.count) }
    if capitals.count == word.count { return word.lowercased() }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  /// Backticks around a keyword, and around what is several words.
  static func spelled(_ name: String) -> String {
    let tokens = Lexer.lex(Array(name.utf8)).tokens.filter { $0.kind != .endOfFile }
    return tokens.count == 1 && tokens[0].kind == .identifier ? name : "`\(name)`"
  }

  static func isReserved(_ name: String) -> Bool {
    Lexer.lex(Array(name.utf8)).tokens.first?.kind == .keyword
  }
}
