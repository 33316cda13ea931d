/// Files with comments that keep the findings of a report silent.
public struct AddedSuppressions: Sendable {
  /// New texts of files, by their absolute paths, in the report's order.
  public private(set) var files: [(path: PathBytes, text: [UInt8])] = []
  /// How many findings they suppress.
  public private(set) var count = 0
  /// How many notes they leave, as nobody asked for those.
  public private(set) var notesLeft = 0
  /// How many findings about comments they leave: those are mended by removing the comment.
  public private(set) var commentsLeft = 0
  public private(set) var problems: [Problem] = []

  /// Without `includingNotes` only for errors and warnings. `reason` is one line, for people.
  public init(to report: LintReport, reason: String, includingNotes: Bool) {
    for (path, findings) in report.findingsByFile {
      let aboutCode = findings.filter { $0.rule != UnusedSuppression.id }
      let wanted = aboutCode.filter { includingNotes || $0.severity > .note }
      commentsLeft += findings.count - aboutCode.count
      notesLeft += aboutCode.count - wanted.count
      if wanted.isEmpty { continue }
      let file = path.resolved(in: report.currentFolder)
      guard case .success(let text) = FileReader.bytes(of: file) else {
        problems.append(Problem(path: path, message: "cannot be read any more; lint again"))
        continue
      }
      let lines = LineTable(text)
      let targets = wanted.compactMap { finding -> SuppressionWriter.Target? in
        guard let range = lines.range(ofLine: finding.place.line), text[range].starts(with: finding.place.text) else {
          return nil
        }
        return SuppressionWriter.Target(rule: finding.rule, offset: range.lowerBound + finding.place.column - 1)
      }
      if targets.count < wanted.count {
        problems.append(Problem(path: path, message: "changed since it was read; lint again"))
        continue
      }
      let written = SuppressionWriter(text).text(suppressing: targets, reason: reason)
      if written.left > 0 {
        problems.append(
          Problem(
            path: path, message: "no comment can be written for \(written.left) of its findings; write it by hand"))
      }
      count += written.added
      if written.added > 0 { files.append((file, written.text)) }
    }
  }
}
