/// Files with comments that keep the findings of a report silent.
public struct AddedSuppressions: Sendable {
  /// A file with comments.
  public struct File: Sendable {
    /// Absolute.
    public let path: PathBytes
    public let text: [UInt8]
    /// The number of findings that its comments suppress.
    public let count: Int
    fileprivate let old: [UInt8]
  }

  /// In the report's order.
  public private(set) var files: [File] = []
  /// The number of findings that they suppress.
  public var count: Int { files.reduce(0) { $0 + $1.count } }
  /// The number of notes that remain, because nobody asked for notes.
  public private(set) var notesLeft = 0
  /// The number of findings about comments that remain. `--fix` removes such a comment.
  public private(set) var commentsLeft = 0
  public private(set) var problems: [Problem] = []
  private let currentFolder: PathBytes

  /// Without `includingNotes` only for errors and warnings. `reason` is one line, for people.
  public init(to report: LintReport, reason: String, includingNotes: Bool) {
    currentFolder = report.currentFolder
    let editable = Set(report.files.lazy.filter(\.isEditable).map(\.path))
    for (path, findings) in report.findingsByFile {
      let aboutCode = findings.filter { $0.rule != UnusedSuppression.id }
      let wanted = aboutCode.filter { includingNotes || $0.severity > .note }
      commentsLeft += findings.count - aboutCode.count
      notesLeft += aboutCode.count - wanted.count
      if wanted.isEmpty { continue }
      let file = path.resolved(in: report.currentFolder)
      guard editable.contains(file) else {
        problems.append(Problem(path: path, message: "is reached through a link alone; name the file itself"))
        continue
      }
      guard let text = report.texts?[file] ?? (try? FileReader.bytes(of: file).get()) else {
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
      if written.added > 0 {
        files.append(File(path: file, text: written.text, count: written.added, old: text))
      }
    }
  }

  /// Writes the files that still are what was linted. The others are left out from now on, and are among the problems.
  public mutating func write() {
    files = files.filter { file in
      do throws(FileReplacement.Failure) {
        try FileReplacement.write(file.text, to: file.path, replacing: .text(file.old))
        return true
      } catch {
        problems.append(Problem(path: file.path.shown(from: currentFolder), message: error.explanation))
        return false
      }
    }
  }
}
