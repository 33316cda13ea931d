extension SourceText {
  /// The comments in a range, each with what stands between it and the token before.
  func comments(in range: Range<Int>) -> [(indentation: String, text: String)] {
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

// Comments that mean the line below or above, and no longer would with a line in between.
extension SourceText {
  private static let marksOfNext = [":disable:next", ":enable:next", "swift-format-ignore"]
  private static let marksOfPrevious = [":disable:previous", ":enable:previous"]

  /// Returns the start of a line, with the comments right above it that mean the line.
  func startWithDirectives(_ offset: Int) -> Int {
    var start = lineStart(offset)
    guard isFirstOnLine(offset) else { return start }
    while start > 0 {
      let above = lineStart(lineBreak(before: start))
      guard isComment(at: above, with: Self.marksOfNext) else { break }
      start = above
    }
    return start
  }

  /// Returns the offset, or the end of a comment below its line that means the line.
  func endWithDirectives(_ offset: Int) -> Int {
    var end = offset
    while case let below = nextLine(end), below < bytes.count, isComment(at: below, with: Self.marksOfPrevious) {
      end = lineEnd(below)
    }
    return end
  }

  /// The first line between the last code and a place that is a comment for SwiftLint: `// swiftlint:disable:next
  /// file_length` means the last line of a type or a file.
  func directives(before place: Int, behind code: Int) -> Int? {
    var line = nextLine(code)
    while line < place {
      if isComment(at: line, with: ["swiftlint:"]) { return line }
      line = nextLine(line)
    }
    return nil
  }

  private func isComment(at start: Int, with marks: [String]) -> Bool {
    let line = text(start..<lineEnd(start)).drop { $0 == " " || $0 == "\t" }
    return line.hasPrefix("//") && marks.contains { line.contains($0) }
  }
}
