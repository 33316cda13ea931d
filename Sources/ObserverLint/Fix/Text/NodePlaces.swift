/// A file's nodes by where they stand. Each kind is gathered once, where anybody asks for it.
final class NodePlaces {
  private let outline: Outline

  init(_ outline: Outline) { self.outline = outline }

  /// Types and functions by where their names begin.
  private lazy var types = byName(.typeDecl)
  private lazy var functions = byName(.functionDecl)
  private(set) lazy var boundNames = byStart(.boundName)
  private(set) lazy var loops = byStart(.forStatement)
  private(set) lazy var selfExpressions = byStart(.selfExpression)
  private(set) lazy var guards = spans(.guardStatement)
  private(set) lazy var assignments = spans(.assignment)
  /// Assignments by what is assigned to.
  private(set) lazy var assignmentsByTarget = targets(.assignment)
  private(set) lazy var compoundAssignmentsByTarget = targets(.compoundAssignment)
  private lazy var userInfos = byName(.member, called: "userInfo")
  private lazy var subscripts = byStart(.subscriptCall)

  /// String literals without interpolations by their text, and names and members by theirs.
  private(set) lazy var mentions: [String: [NodeID]] = {
    var result: [String: [NodeID]] = [:]
    for id in outline.nodes.indices {
      let node = outline.nodes[id]
      switch node.kind {
      case .stringLiteral where node.child < 0:
        let end = outline.lexemes[Int(max(node.first, node.end - 1))].end
        let range = Int(outline.lexemes[Int(node.first)].start)..<Int(end)
        result[String(decoding: outline.bytes[range], as: UTF8.self), default: []].append(NodeID(id))
      case .member, .implicitMember, .identifier:
        result[outline.string(node.name), default: []].append(NodeID(id))
      default: break
      }
    }
    return result
  }()

  func declaration(_ kind: NodeKind, namedAt offset: Int) -> NodeID? {
    switch kind {
    case .typeDecl: types.first(at: offset)
    case .functionDecl: functions.first(at: offset)
    default: nil
    }
  }

  /// `userInfo` by the place of its name, or a subscript by its own.
  func read(at range: SourceRange) -> NodeID? {
    let member = userInfos.first(at: range.start)
    let element = subscripts.all(at: range.start).first { end($0) == range.end }
    guard let member, let element else { return member ?? element }
    return min(member, element)
  }

  // MARK: Gathering

  private func start(_ id: NodeID) -> Int { Int(outline.lexemes[Int(outline.nodes[Int(id)].first)].start) }

  private func end(_ id: NodeID) -> Int {
    let node = outline.nodes[Int(id)]
    return Int(outline.lexemes[Int(max(node.first, node.end - 1))].end)
  }

  private func all(_ kind: NodeKind) -> [NodeID] {
    let nodes = outline.nodes
    var result: [NodeID] = []
    for id in nodes.indices where nodes[id].kind == kind { result.append(NodeID(id)) }
    return result
  }

  private func byStart(_ kind: NodeKind) -> OffsetIndex<NodeID> { OffsetIndex(all(kind).map { (start($0), $0) }) }

  private func byName(_ kind: NodeKind, called name: String? = nil) -> OffsetIndex<NodeID> {
    let wanted = name.map { Array($0.utf8) }
    return OffsetIndex(
      all(kind).compactMap { id in
        let lexeme = outline.nodes[Int(id)].name
        guard lexeme >= 0 else { return nil }
        if let wanted, !outline.bytes[outline.nameRange(lexeme)].elementsEqual(wanted) { return nil }
        return (Int(outline.lexemes[Int(lexeme)].start), id)
      })
  }

  private func spans(_ kind: NodeKind) -> SpanIndex { SpanIndex(all(kind).map { (start($0), end($0), $0) }) }

  private func targets(_ kind: NodeKind) -> SpanIndex {
    SpanIndex(
      all(kind).compactMap { id in
        let target = outline.nodes[Int(id)].child
        return target >= 0 ? (start(target), end(target), id) : nil
      })
  }
}
