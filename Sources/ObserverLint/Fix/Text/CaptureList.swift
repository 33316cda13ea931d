extension SourceText {
  /// One more item of a closure's capture list, or a list of its own, behind the attributes that a header begins with.
  ///
  /// - Parameter endsLine: True if the closure's body gets lines of its own.
  func capturing(_ item: String, in closure: NodeID, endsLine: Bool = false) -> Edit {
    if let first = children(closure).first(where: { kind($0) == .capture }) {
      return insertion(at: start(first), "\(item), ")
    }
    let open = node(closure).first
    guard node(closure).flags.contains(.hasSignature) else {
      let isApart = endsLine || lexeme(open + 1).spaceBefore
      return insertion(at: Int(lexeme(open).end), " [\(item)] in\(isApart ? "" : " ")")
    }
    let header = lexemeBehindAttributes(from: open + 1)
    // `{ [] note in`
    if lexeme(header).kind == .leftSquare { return insertion(at: Int(lexeme(header).end), item) }
    return insertion(at: Int(lexeme(header - 1).end), " [\(item)]\(lexeme(header).spaceBefore ? "" : " ")")
  }

  /// `@Sendable`, `@MainActor`, `@Isolated(to: actor)`: where the first of them begins, to the lexeme behind the last.
  private func lexemeBehindAttributes(from first: Int32) -> Int32 {
    var index = first
    while lexeme(index).kind == .atSign {
      index += 2
      if lexeme(index).kind == .leftParen, !lexeme(index).spaceBefore {
        var depth = 0
        repeat {
          if lexeme(index).kind == .leftParen { depth += 1 }
          if lexeme(index).kind == .rightParen { depth -= 1 }
          index += 1
        } while depth > 0 && lexeme(index).kind != .endOfFile
      }
    }
    return index
  }
}
