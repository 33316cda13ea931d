extension LintReport {
  /// The edits of the safe fixes of a file's findings that can be made together, by file and place. Each fix is whole.
  ///
  /// - Parameter mayMake: returns true if a fix may be made.
  package func safeEdits(in file: PathBytes, where mayMake: (LocatedFix) -> Bool) -> [LocatedEdit] {
    var selection = FixSelection()
    var located: [Edit: LocatedEdit] = [:]
    for finding in findings where finding.place.path.resolved(in: currentFolder) == file {
      guard let fix = finding.fixes.first(where: { $0.safety == .safe }), mayMake(fix) else { continue }
      let grounds = [finding.range] + finding.related.map(\.range)
      guard selection.add(fix.fix, grounds: grounds) else { continue }
      for (edit, place) in zip(fix.fix.edits, fix.edits) { located[edit] = place }
    }
    return Self.inOrder(selection.edits).compactMap { located[$0] }
  }

  /// Edits by file and place. An insertion precedes a replacement that begins at the same place.
  private static func inOrder(_ edits: [Edit]) -> [Edit] {
    edits.indices.sorted {
      let (left, right) = (edits[$0].range, edits[$1].range)
      return (left.file, left.start, left.end, $0) < (right.file, right.start, right.end, $1)
    }.map { edits[$0] }
  }
}

extension LocatedFinding {
  /// The comment that suppresses the finding, and the offset where it is inserted. Nil if no comment can be written.
  ///
  /// - Parameter text: the linted text of the file.
  package func suppressingComment(in text: [UInt8], reason: String) -> (offset: Int, text: String)? {
    if rule == UnusedSuppression.id || range.start > text.count { return nil }
    let target = SuppressionWriter.Target(rule: rule, offset: range.start)
    return SuppressionWriter(text).insertion(suppressing: target, reason: reason).map {
      ($0.offset, String(decoding: $0.text, as: UTF8.self))
    }
  }
}
