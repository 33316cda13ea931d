/// The places of a text's bytes in the edited text.
struct EditedOffsets {
  /// In their order; they do not overlap.
  private let edits: [Edit]
  /// By how much the text before each edit, and at the end the whole text, has grown.
  private let growths: [Int]

  /// Edits of one file that do not collide.
  init(_ edits: [Edit]) {
    self.edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    growths = self.edits.reduce(into: [0]) { growths, edit in
      growths.append(growths[growths.count - 1] + edit.replacement.utf8.count - (edit.range.end - edit.range.start))
    }
  }

  /// The range of some bytes in the edited text, with the text that replaces them or is inserted at their ends.
  func range(of range: Range<Int>) -> Range<Int> {
    let first = edits.partitioningIndex { edit in
      edit.range.end > range.lowerBound || edit.range.start == range.lowerBound
    }
    let end = edits.partitioningIndex { $0.range.start > range.upperBound }
    guard first < end else { return (range.lowerBound + growths[first])..<(range.upperBound + growths[first]) }
    let lower = min(edits[first].range.start, range.lowerBound) + growths[first]
    let last = edits[end - 1]
    let upper = max(last.range.end, range.upperBound) + growths[end]
    return lower..<max(lower, upper)
  }
}
