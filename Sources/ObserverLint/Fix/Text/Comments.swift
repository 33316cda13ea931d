extension SourceText {
  /// The comments in a range, each with what stands between it and the token before.
  private func comments(in range: Range<Int>) -> [(indentation: String, text: String)] {
    var result: [(indentation: String, text: String)] = []
    var position = range.lowerBound
    var index = firstLexeme(from: range.lowerBound)
    while position < range.upperBound {
      let next = index < outline.lexemes.count ? lexeme(index) : nil
      let end = next.map { min(Int($0.start), range.upperBound) } ?? range.upperBound
      if position < end {
        let gap = text(position..<end)
        let blank = gap.prefix { $0.isWhitespace }
        if blank.count < gap.count { result.append((String(blank), Self.trimmed(gap.dropFirst(blank.count)))) }
      }
      guard let next else { break }
      position = max(position, Int(next.end))
      index += 1
    }
    return result
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// Code gives way to nothing, and the comments in it stay.
  func removalKeepingComments(of range: Range<Int>) -> Edit {
    let kept = comments(in: range)
    var result = kept.map { $0.indentation + $0.text }.joined()
    // What follows must not become a part of the comment.
    if let last = kept.last?.text, last.split(separator: "\n").last?.contains("//") ?? false,
      !isLastOnLine(range.upperBound)
    {
      result += "\n" + indentation(range.upperBound)
    }
    return Edit(
      range: SourceRange(file: file, start: range.lowerBound, end: range.upperBound), replacement: result)
  }

  /// A statement gives way to another one, and the comments in it stand on lines above that.
  func replacementKeepingComments(of range: Range<Int>, with lines: String) -> Edit {
    let indent = indentation(range.lowerBound)
    return replacement(range, comments(in: range).map { "\($0.text)\n\(indent)" }.joined() + lines)
  }

  /// Returns true if an edit deletes comments of code that stays. A statement that is deleted with its lines takes
  /// its own comments along.
  func losesComments(_ edit: Edit) -> Bool {
    let (start, end) = (edit.range.start, edit.range.end)
    if start == end || edit.replacement.isEmpty && start == lineStart(start) && end == lineStart(end) { return false }
    return comments(in: start..<end).contains { !edit.replacement.contains($0.text) }
  }
}
