/// The file that a report or a baseline goes to.
package struct OutputTarget: Sendable {
  private let file: PathBytes

  package init(_ file: PathBytes) { self.file = file }

  /// True if both are one file, under two names or through links.
  package func isSame(as other: OutputTarget) -> Bool {
    let folder = Folder.current()
    return file.located(in: folder) == other.file.located(in: folder)
  }

  /// True if its name, or the name of the file that it leads to, is the name of a file that people write for a compiler or
  /// for the linter.
  package var isSource: Bool {
    [file, file.located(in: Folder.current())].contains { path in
      Self.endings.contains { path.name.count > $0.count && path.name.suffix($0.count).elementsEqual($0) }
        || Self.names.contains { path.name.elementsEqual($0) }
    }
  }

  private static let endings = ForeignCode.endings + [".swift", ".h"].map { Array($0.utf8) }
  private static let names = [SettingsSource.fileName, Array(".gitignore".utf8)]

  /// The reason why a run must not write there; nil if it may.
  package func refusal(by report: LintReport) -> String? {
    if isSource { return "is a source file, and is left as it is; name another file" }
    return report.reads(file.located(in: report.currentFolder))
      ? "was read in this run, and is left as it is; name another file" : nil
  }
}

extension LintReport {
  /// `file` is canonical.
  fileprivate func reads(_ file: PathBytes) -> Bool {
    inputs.contains { $0.located(in: currentFolder) == file } || files.contains { $0.path == file }
  }
}
