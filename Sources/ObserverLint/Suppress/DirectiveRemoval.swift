/// Takes a name out of a directive, and the whole comment where the name is its only one.
struct DirectiveRemoval {
  private let text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  /// The bytes to replace, and their replacement; nil where only a person can decide.
  func edit(removing name: Directive.Name, from directive: Directive) -> (range: Range<Int>, replacement: String)? {
    if directive.isFlawed { return nil }
    guard let index = directive.names.firstIndex(where: { $0.range == name.range }) else { return nil }
    if directive.names.count == 1 { return edit(removing: directive.comment) }
    if index + 1 < directive.names.count {
      return (name.range.lowerBound..<directive.names[index + 1].range.lowerBound, "")
    }
    return (directive.names[index - 1].range.upperBound..<name.range.upperBound, "")
  }

  private func edit(removing comment: Range<Int>) -> (range: Range<Int>, replacement: String)? {
    let before = comment.lowerBound - text[..<comment.lowerBound].reversed().prefix(while: Self.isBlank).count
    let after = comment.upperBound + text[comment.upperBound...].prefix(while: Self.isBlank).count
    let beginsLine = before == 0 || Self.isNewline(text[before - 1])
    let endsLine = after == text.count || Self.isNewline(text[after])
    if beginsLine, endsLine { return (before..<lineEnd(after), "") }
    if endsLine { return (before..<after, "") }
    if beginsLine { return (comment.lowerBound..<after, "") }
    // A comment of several lines ends a statement as a newline does.
    if text[comment].contains(where: Self.isNewline) { return nil }
    if before < comment.lowerBound { return (comment.lowerBound..<after, "") }
    return (comment, after > comment.upperBound ? "" : " ")
  }

  /// Behind the newline that stands at `offset`.
  private func lineEnd(_ offset: Int) -> Int {
    if offset == text.count { return offset }
    let isPair = text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
