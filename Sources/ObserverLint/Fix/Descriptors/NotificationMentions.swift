extension FixContext {
  /// Returns true if the use of the name is known at each place: it declares the name, observes it, compares it, or
  /// is a known post. Otherwise, a post without a payload may be unknown.
  func areAllPostsSeen(of name: Identity.NameSource) -> Bool {
    guard case .raw(let raw) = name else { return false }
    let constant = survey.constant(name)
    let mentioning = Set(words(of: name).flatMap { lookups.filesByWord[$0] ?? [] })
    for file in mentioning.sorted() {
      let text = text(file)
      for word in ["\"\(raw)\""] + (constant.map { [$0.name] } ?? []) {
        for id in text.places.mentions[word] ?? [] where text.says(id, raw: raw, constant: constant) {
          if !isAccountedFor(id, text) { return false }
        }
      }
    }
    return true
  }

  /// Returns the words for a name in code: its raw value, and the name of its constant.
  func words(of name: Identity.NameSource) -> [String] {
    guard case .raw(let raw) = name else { return [] }
    return [raw] + (survey.constant(name).map { [$0.name] } ?? [])
  }

  private func isAccountedFor(_ mention: NodeID, _ text: SourceText) -> Bool {
    var current = mention
    while let around = text.parent(current) {
      switch text.kind(around) {
      case .call:
        let callee = text.node(around).child
        let word = text.node(callee).name
        if word >= 0 {
          if knownPosts.contains(TextPlace(file: text.file, offset: Int(text.lexeme(word).start))) { return true }
          if current != callee, Self.observing.contains(text.outline.string(word)) { return true }
        }
      case .variableDecl:
        return text.node(around).flags.contains(.isStatic)
          || text.ancestor(around, [.functionDecl, .accessor, .closure, .typeDecl]) == nil
      case .accessor:
        // A computed constant.
        if let variable = text.parent(around), text.node(variable).flags.contains(.isStatic) { return true }
        return false
      case .binaryOperation: return true
      case .block, .file, .closure, .functionDecl: if text.kind(around) != .block { return false }
      default: break
      }
      current = around
    }
    return false
  }

  /// Calls that take a name without posting it.
  private static let observing: Set<String> = [
    "addObserver", "removeObserver", "publisher", "notifications", "observe", "observeOnMainActor",
    "NotificationDescriptor", "NotificationReader",
  ]
}

extension SourceText {
  fileprivate func says(_ id: NodeID, raw: String, constant: NotificationSurvey.NameConstant?) -> Bool {
    switch kind(id) {
    case .stringLiteral: children(id).isEmpty && text(id) == "\"\(raw)\""
    case .member, .implicitMember: constant.map { name(id) == $0.name } ?? false
    // An extension of the name type alone may name its own constant so.
    case .identifier: constant.map { name(id) == $0.name && ($0.isGlobal || !$0.type.isEmpty) } ?? false
    default: false
    }
  }
}
