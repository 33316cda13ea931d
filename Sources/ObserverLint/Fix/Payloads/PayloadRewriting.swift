/// Makes a handler read a payload's properties in place of what it casts.
struct PayloadRewriting {
  /// A read, and what stands for it.
  struct ReadReplacement {
    var read: HandlerReading.EntryRead
    var entry: ContractEntry
    /// The type that the handler asks for.
    var type: String
  }

  let reading: HandlerReading
  /// The parameter's new name.
  let payload: String
  let replacements: [ReadReplacement]
  /// True if the handler is never called without a payload.
  let isAlwaysSent: Bool
  private var text: SourceText { reading.text }

  func edits() throws(Unfixable) -> [Edit] {
    var plain: [Edit] = []
    var hoisted: [(clause: NodeID, edits: [Edit], otherwise: [Edit])] = []
    for replacement in replacements {
      let plan = try plan(replacement)
      if let clause = plan.clause {
        hoisted.append((clause, plan.edits, plan.otherwise))
      } else {
        plain += plan.edits
      }
    }
    var result: [Edit] = []
    for alias in reading.aliases where !alias.isCondition { result.append(try dropDeclaration(alias)) }
    let clauses = Set(reading.aliases.filter(\.isCondition).map(\.node))
    var statements: [NodeID] = []
    for clause in hoisted.map(\.clause) + clauses.sorted() {
      if let statement = text.parent(clause), !statements.contains(statement) { statements.append(statement) }
    }
    for statement in statements.sorted(byNumber: { text.start($0) }) {
      let dropped = clauses.filter { text.parent($0) == statement }
      let bound = hoisted.filter { text.parent($0.clause) == statement }
      let rewriting = ConditionRewriting(text: text, statement: statement, scope: reading.body)
      if let edits = rewriting.edits(
        hoisting: Set(bound.map(\.clause)), dropping: dropped, plain + bound.flatMap(\.edits))
      {
        if let alias = dropped.first, !isAlwaysSent, !isRefuted(without: alias, rewriting) {
          throw Unfixable(
            .absencePassedOver,
            "its handler does nothing where nothing is carried, which a payload of optionals would not tell")
        }
        plain.removeAll { edit in edits.consumed.contains(edit) }
        result += edits.edits
      } else {
        plain += bound.flatMap(\.otherwise)
        if !dropped.isEmpty {
          guard
            let edits = rewriting.edits(hoisting: [], dropping: dropped, plain),
            isAlwaysSent || dropped.allSatisfy({ isRefuted(without: $0, rewriting) })
          else { throw HandlerReading.more }
          plain.removeAll { edit in edits.consumed.contains(edit) }
          result += edits.edits
        }
      }
    }
    return result + plain
  }

  /// Returns true if the handler also does nothing without a dictionary: a payload with a required entry is not made
  /// then, or another clause of the same condition finds its entry missing.
  private func isRefuted(without alias: NodeID, _ rewriting: ConditionRewriting) -> Bool {
    if replacements.contains(where: { !$0.entry.isOptional }) { return true }
    return replacements.contains { replacement in
      guard replacement.read.alias != nil, !replacement.read.isForced else { return false }
      var current = replacement.read.node
      while let around = text.parent(current), around != rewriting.statement { current = around }
      return text.kind(current) == .bindingCondition && current != alias && text.parent(current) == rewriting.statement
    }
  }

  /// The local goes with its line.
  private func dropDeclaration(_ alias: HandlerReading.DictionaryLocal) throws(Unfixable) -> Edit {
    guard let around = text.parent(alias.node), text.kind(around) == .block, text.node(around).word != .let else {
      throw HandlerReading.more
    }
    return text.removal(of: text.start(alias.node)..<text.end(alias.node))
  }

  // MARK: One read

  private struct ReadPlan {
    var edits: [Edit]
    /// The clause that binds what is never missing, and what to do where it cannot go.
    var clause: NodeID?
    var otherwise: [Edit] = []
  }

  private func plan(_ replacement: ReadReplacement) throws(Unfixable) -> ReadPlan {
    let read = replacement.read
    let (node, value) = try spelled(replacement)
    let entry = replacement.entry
    let isUnboxed = node != read.cast
    if read.isForced || isUnboxed && text.node(read.cast).flags.contains(.isForced) {
      return ReadPlan(edits: [replace(node, entry.isOptional ? "\(value)!" : value)])
    }
    // `(entry as? Type)?.member`
    let group = isUnboxed ? nil : groupInChain(node)
    if entry.isOptional {
      if let group { return ReadPlan(edits: [replace(group.tuple, value)]) }
      return ReadPlan(edits: [replace(node, isUnboxed && isChained(node) ? "\(value)?" : value)])
    }
    let optional = "\(value) as \(replacement.entry.optionalType(replacement.type))"
    let fallback = ReadPlan(
      edits: [replace(node, isUnboxed ? "(\(optional))" + (isChained(node) ? "?" : "") : optional)])
    let start = group?.chain ?? node
    guard let whole = members(start) else { return fallback }
    let bare = group.map { replace($0.chain, value) } ?? replace(node, value)
    guard let around = text.parent(whole) else { return fallback }
    switch text.kind(around) {
    case .coalescing:
      let operands = text.children(around)
      guard operands.count == 2, operands[0] == whole,
        text.text(text.end(whole)..<text.start(operands[1])).filter({ !$0.isWhitespace }) == "??"
      else { return fallback }
      return ReadPlan(edits: [bare, text.replacement(text.end(whole)..<text.end(around), "")])
    case .bindingCondition:
      guard text.node(around).flags.contains(.isOptionalBinding), text.children(around).count == 2 else {
        return fallback
      }
      return ReadPlan(edits: [bare], clause: around, otherwise: fallback.edits)
    case .variableDecl:
      // What follows takes it for optional.
      guard whole == node, let pattern = text.children(around).first(where: { text.kind($0) == .pattern }),
        text.children(pattern).count == 1, !text.children(around).contains(where: { text.kind($0) == .typeName })
      else { return fallback }
      let type = ": \(entry.optionalType(isUnboxed ? entry.type : replacement.type))"
      return ReadPlan(edits: [bare, text.insertion(at: text.end(pattern), type)])
    default: return fallback
    }
  }

  /// Returns the node to replace, and the payload's property in its place, with the type that the handler asks for.
  private func spelled(_ replacement: ReadReplacement) throws(Unfixable) -> (NodeID, String) {
    let (read, entry) = (replacement.read, replacement.entry)
    let property = entry.property.isEmpty ? payload : "\(payload).\(entry.property)"
    let type = ContractEntry.comparable(entry.type)
    let asked = ContractEntry.comparable(replacement.type)
    if asked == type { return (read.cast, property) }
    if let unboxed = read.unboxed, unboxed.type == type { return (unboxed.node, property) }
    if Self.numbers.contains(type), !entry.isOptional {
      if Self.numbers.contains(asked) { return (read.cast, "\(asked)(\(property))") }
      if let unboxed = read.unboxed, Self.numbers.contains(unboxed.type) {
        return (unboxed.node, "\(unboxed.type)(\(property))")
      }
    }
    throw Unfixable(
      .otherTypeInDescriptor, "its handler casts to \(replacement.type) what its descriptor reads as \(entry.type)")
  }

  private static let numbers: Set<String> = ["Int", "UInt", "Double", "Float", "CGFloat"]

  private func replace(_ node: NodeID, _ value: String) -> Edit {
    text.replacement(text.start(node)..<text.end(node), value)
  }

  private func groupInChain(_ cast: NodeID) -> (tuple: NodeID, chain: NodeID)? {
    guard let tuple = text.parentheses(around: cast), let chain = text.parent(tuple), text.kind(chain) == .optionalChain
    else { return nil }
    return (tuple, chain)
  }

  private func isChained(_ node: NodeID) -> Bool {
    guard let around = text.parent(node) else { return false }
    return [.member, .subscriptCall].contains(text.kind(around)) && text.node(around).child == node
  }

  /// The members behind a value; nil where more is done with it.
  private func members(_ node: NodeID) -> NodeID? {
    var current = node
    while let around = text.parent(current), text.node(around).child == current {
      switch text.kind(around) {
      case .member: current = around
      case .call, .subscriptCall, .optionalChain, .forceUnwrap: return nil
      default: return current
      }
    }
    return current
  }
}

extension ContractEntry {
  /// A type's text, to be compared with another one's.
  static func comparable(_ type: String) -> String { type == "TimeInterval" ? "Double" : type.filter { $0 != " " } }

  /// The type that a cast to `spelled` gives.
  func optionalType(_ spelled: String) -> String {
    spelled.contains(" ") && !spelled.hasPrefix("[") ? "(\(spelled))?" : "\(spelled)?"
  }
}

extension SourceText {
  /// With the line, where nothing else stands on it.
  func removal(of range: Range<Int>) -> Edit {
    let end = lineEnd(range.upperBound)
    guard isFirstOnLine(range.lowerBound),
      bytes[range.upperBound..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x3B })
    else {
      // A semicolon goes with it.
      var upper = range.upperBound
      while upper < bytes.count, bytes[upper] == 0x20 || bytes[upper] == 0x3B { upper += 1 }
      return replacement(range.lowerBound..<upper, "")
    }
    var next = end
    if next < bytes.count, bytes[next] == 0x0D { next += 1 }
    if next < bytes.count, bytes[next] == 0x0A { next += 1 }
    return replacement(lineStart(range.lowerBound)..<next, "")
  }
}
