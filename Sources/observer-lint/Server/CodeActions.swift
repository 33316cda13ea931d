import ObserverLint

/// Makes the actions for a document out of the last report about it.
struct CodeActions {
  let workspace: Workspace
  let document: Document
  let capabilities: ClientCapabilities

  private var encoding: PositionEncoding { capabilities.encoding }

  /// - Parameter only: the kinds that the client asks for. Nil: all that need not be asked for.
  func actions(in range: TextRange, only: [String]?) -> [CodeAction] {
    // Another address may lead to the same file, and have another text.
    guard workspace.document(of: document.file)?.address == document.address,
      let report = workspace.report(of: document.file),
      let text = workspace.editableText(of: document.file, for: document.file)
    else { return [] }
    var actions: [CodeAction] = []
    if CodeAction.Kind.quickFix.isWanted(by: only) {
      let findings = report.findings.filter { finding in
        finding.place.path.resolved(in: report.currentFolder) == document.file
          && diagnostic(finding, report).range.touches(range)
      }
      for finding in findings { actions += fixes(of: finding, report) }
      for action in findings.compactMap({ suppression(of: $0, report, text) }) {
        // Two findings of a rule on a line have the same comment.
        if !actions.contains(where: { $0.title == action.title && $0.files == action.files }) { actions.append(action) }
      }
    }
    if CodeAction.Kind.fixAll.isWanted(by: only) { actions += fixAll(report) }
    return actions
  }

  private func diagnostic(_ finding: LocatedFinding, _ report: LintReport) -> Diagnostic {
    let workspace = workspace
    return Diagnostic(
      finding, encoding,
      address: capabilities.hasRelatedInformation
        ? { workspace.address(of: $0.resolved(in: report.currentFolder)) } : nil)
  }

  private func fixes(of finding: LocatedFinding, _ report: LintReport) -> [CodeAction] {
    finding.fixes.enumerated().compactMap { number, fix in
      guard let files = files(fix.edits.inOrder, report) else { return nil }
      let title = fix.title.prefix(1).uppercased() + fix.title.dropFirst()
      return CodeAction(
        title: fix.safety == .safe ? title : "\(title) (unsafe)", kind: .quickFix,
        diagnostic: diagnostic(finding, report), isPreferred: number == 0 && fix.safety == .safe, files: files)
    }
  }

  private func suppression(of finding: LocatedFinding, _ report: LintReport, _ text: [UInt8]) -> CodeAction? {
    guard let comment = finding.suppressingComment(in: text, reason: "") else { return nil }
    let place = TextPositions(text, encoding).position(of: comment.offset)
    let edit = CodeAction.TextEdit(range: TextRange(place, place), text: comment.text)
    return CodeAction(
      title: "Suppress \(finding.rule) here with a comment", kind: .quickFix, diagnostic: diagnostic(finding, report),
      files: [CodeAction.FileEdits(address: document.address, version: document.version, edits: [edit])])
  }

  private func fixAll(_ report: LintReport) -> [CodeAction] {
    let edits = report.safeEdits(in: document.file) { files($0.edits, report) != nil }
    guard !edits.isEmpty, let files = files(edits, report) else { return [] }
    return [CodeAction(title: "Make all safe fixes of observer-lint in this file", kind: .fixAll, files: files)]
  }

  /// The edits by files. Nil if a file has another text than the linter saw.
  private func files(_ edits: [LocatedEdit], _ report: LintReport) -> [CodeAction.FileEdits]? {
    var result: [CodeAction.FileEdits] = []
    for edit in edits {
      let file = edit.place.path.resolved(in: report.currentFolder)
      let address = workspace.address(of: file)
      let number = result.firstIndex { $0.address == address } ?? result.count
      if number == result.count {
        guard workspace.editableText(of: file, for: document.file) != nil else { return nil }
        let version = workspace.document(of: file)?.version
        result.append(CodeAction.FileEdits(address: address, version: version, edits: []))
      }
      result[number].edits.append(
        CodeAction.TextEdit(
          range: TextRange(
            edit.place.position(encoding),
            encoding.position(line: edit.endLine, column: edit.endColumn, in: edit.endLineText)),
          text: edit.replacement))
    }
    return result
  }
}

extension [LocatedEdit] {
  /// By places. An insertion precedes a replacement that begins at the same place, as the protocol wants.
  fileprivate var inOrder: [LocatedEdit] {
    enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.place.path != other.place.path { return one.place.path < other.place.path }
      return (one.place.line, one.place.column, one.endLine, one.endColumn, left.offset)
        < (other.place.line, other.place.column, other.endLine, other.endColumn, right.offset)
    }.map(\.element)
  }
}
