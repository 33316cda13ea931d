/// Moves a cast out of `userInfo` to an accessor of the notification, which is the one typed place for it.
struct CastFix: RuleFix {
  let read: ValueID
  let context: FixContext
  private var fact: ValueFact { program.values[read] }
  private var range: SourceRange { program.range(ofValue: read) }

  func message() throws(Unfixable) -> String? {
    try context.message(in: range.file) { () throws(Unfixable) in
      guard let read = context.lookups.reads[place], let name = context.notificationName(of: read.notification),
        let call = context.lookups.observed[name]?.first
      else { throw Unfixable(.unknownObservation, "the observation of this handler is unknown") }
      return call
    }
  }

  var place: FixContext.TextPlace { FixContext.TextPlace(range) }

  func plan() throws(Unfixable) -> FixPlan {
    guard context.usesDescriptors(context.text(range.file)) else { return FixPlan(try moveToAccessor()) }
    var plan = FixPlan(observeByDescriptor, else: moveToAccessor)
    // What can be applied unseen comes second.
    if plan.obstacleToDescriptor == nil, let accessor = try? moveToAccessor() { plan.fixes.append(accessor) }
    return plan
  }

  private func moveToAccessor() throws(Unfixable) -> Fix {
    if context.lookups.failingReads.contains(place) {
      // Within an accessor nobody would see it any more.
      throw Unfixable(
        .valueNotPosted, "no poster sends the value that is read here: fix that first, as `userinfo_contract` says")
    }
    let text = context.text(range.file)
    let unreachable = Unfixable(.unsupportedForm, "the cast has a form that the fix does not support")
    guard let dictionary = dictionary(in: text), let entry = EntryCast(of: dictionary.node, in: text) else {
      throw unreachable
    }
    let isForced = text.node(entry.cast).flags.contains(.isForced)
    if text.kind(dictionary.base) == .optionalChain, isForced { throw unreachable }
    let scope = AccessorScope(context, dictionary.type, readIn: linked.table.owner(of: fact.function)?.path)
    try scope.check(key: entry.key, text)
    try scope.check(type: entry.type, text)

    let typeText = text.text(entry.type)
    let isCompound = typeText.contains(" ") && !typeText.hasPrefix("[")
    let result = isForced ? typeText : isCompound ? "(\(typeText))?" : "\(typeText)?"
    // `(note.userInfo)?["size"] as? Int`: parentheses that open before the notification go along.
    let opening = text.text(text.start(entry.cast)..<text.start(dictionary.node))
    let body = opening + dictionary.spelling + text.text(text.end(dictionary.node)..<text.end(entry.cast))
    guard !body.contains("\n") else { throw unreachable }
    let attribute =
      context.isMainActorByDefault(text.file)
      ? try context.isolationOfItsOwn(ofKey: entry.key, text)
      : try context.isolation(ofKey: entry.key, readAt: entry.cast, in: fact.function, text).map { "@\($0) " } ?? ""
    let declaration = { (name: String) in "\(attribute)fileprivate var \(name): \(result) { \(body) }" }
    let home = FixContext.AccessorHome(
      file: text.file, type: dictionary.type,
      conditions: context.conditions(ofRead: entry.cast, entry.key, typeText, text))
    let name = try context.accessorName(entry.key, home, text, declaration)
    let whole = idleParentheses(around: entry.cast, base: dictionary.base, text) ?? entry.cast
    var edits = [text.replacement(text.end(dictionary.base)..<text.end(whole), ".\(name)")]
    if whole != entry.cast, let gap = idleBreak(behind: whole, text) { edits.append(text.replacement(gap, "")) }
    if let gap = idleBreak(before: whole, readAs: "\(text.text(dictionary.base)).\(name)", text) {
      edits.append(text.replacement(gap, " "))
    }
    if text.start(whole) < text.start(dictionary.base) {
      edits.append(text.replacement(text.start(whole)..<text.start(dictionary.base), ""))
    }
    if let accessor = context.addAccessor(declaration(name), called: name, to: home, readAt: entry.cast, text) {
      edits.append(accessor)
    }
    let mayEndProcess =
      isForced
      || text.descendants(entry.cast).contains {
        text.kind($0) == .forceUnwrap && text.end($0) > text.end(dictionary.node)
      }
    return Fix(
      action: "read the payload through a typed accessor, `\(name)`",
      concerns: mayEndProcess ? [Concern(.endsInAccessor)] : [], edits: edits)
  }

  /// `(note.userInfo?["size"] as? Int)`, where `note.size` needs none.
  private func idleParentheses(around cast: NodeID, base: NodeID, _ text: SourceText) -> NodeID? {
    guard let group = text.parentheses(around: cast), text.start(group) > 0,
      [0x20, 0x09, 0x0A, 0x28, 0x5B].contains(text.bytes[text.start(group) - 1])
    else { return nil }
    // `(note?.size)!` and `(note?.size).map` end the chain.
    let isChain = text.descendants(base).contains { text.kind($0) == .optionalChain }
    let continuing: [TokenKind] = [.exclamationMark, .period, .leftParen, .leftSquare]
    return isChain && continuing.contains(text.lexeme(text.node(group).end).kind) ? nil : group
  }

  /// The line break behind parentheses if the only member of what they hold stands on the next line.
  private func idleBreak(behind group: NodeID, _ text: SourceText) -> Range<Int>? {
    var index = text.node(group).end
    if text.lexeme(index).kind == .postfixQuestionMark { index += 1 }
    let member = text.lexeme(index)
    let gap = Int(text.lexeme(index - 1).end)..<Int(member.start)
    guard member.kind == .period, member.newlineBefore, text.comments(in: gap).isEmpty,
      text.lineStart(gap.lowerBound) == text.lineStart(text.start(group)),
      text.lexeme(text.firstLexeme(from: text.lineEnd(gap.upperBound))).kind != .period
    else { return nil }
    return gap
  }

  /// The line break between `=` and a cast that fits on the line of the sign once it is a member.
  private func idleBreak(before cast: NodeID, readAs member: String, _ text: SourceText) -> Range<Int>? {
    let (start, end) = (text.start(cast), text.end(cast))
    let sign = text.lexeme(text.node(cast).first - 1)
    let gap = Int(sign.end)..<start
    let length = Int(sign.end) - text.lineStart(gap.lowerBound) + 1 + member.utf8.count + text.lineEnd(end) - end
    guard sign.kind == .equal, text.isFirstOnLine(start), text.comments(in: gap).isEmpty, !member.contains("\n"),
      length <= FixContext.lineLength
    else { return nil }
    return gap
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

  private func dictionary(in text: SourceText) -> Dictionary? {
    guard let id = text.places.read(at: range) else { return nil }
    let base = text.node(id).child
    if text.kind(id) == .member {
      return notificationType.map { Dictionary(node: id, base: base, type: $0, spelling: "userInfo") }
    }
    return aliasKey.map {
      Dictionary(node: base, base: base, type: "Dictionary where Key == \($0), Value == Any", spelling: "self")
    }
  }

  /// The type of the keys of a local that holds the user info.
  private var aliasKey: String? {
    guard fact.kind == .index, case let base = program.values[fact.base], base.kind == .variable else { return nil }
    var value = program.variables[base.variable].initial
    // A parameter of a closure given to `map` has none.
    guard value >= 0 else { return "AnyHashable" }
    while true {
      let fact = program.values[value]
      switch fact.kind {
      case .cast:
        let type = program.name(fact.name).filter { $0 != " " }
        return ["[String:Any]": "String", "[AnyHashable:Any]": "AnyHashable"][type]
      case .member: return "AnyHashable"
      case .variable where program.variables[fact.variable].initial >= 0:
        value = program.variables[fact.variable].initial
      default: return nil
      }
    }
  }

  private var notificationType: String? {
    guard fact.kind == .member, case .nominal(let id) = linked.inference.type(of: fact.base) else { return nil }
    return context.foundationName(linked.table.nominals[id].lastName, in: nil)
  }
}
