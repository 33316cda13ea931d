@testable import ObserverLint

/// A program of a few files, linted by an analysis that finds what the test says.
struct ReportFixture {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
  }

  /// A finding that a test wants: the first, or a later, occurrence of a text in a file.
  struct Wanted: Sendable {
    var file: String
    var text: String
    var occurrence = 0
    var rule = "some_rule"
    var severity = Severity.warning
    var message = "something is wrong"
    var help = ""
    var related: [(file: String, text: String, message: String)] = []
    /// Nil: no fix is offered.
    var fix: FixSafety?
    /// Why none is.
    var obstacle: String?
  }

  func report(_ wanted: [Wanted], paths: [PathBytes] = [], scope: PathBytes? = nil) -> LintReport {
    var request = LintRequest()
    request.currentFolder = folder.path
    request.paths = paths
    request.scope = scope
    return lint(request) { sources, _ in
      let round = sources.readAll { _, _ in true }
      let findings = wanted.map { wanted in
        Finding(
          rule: wanted.rule, severity: wanted.severity,
          range: Self.range(wanted.file, wanted.text, wanted.occurrence, sources), message: wanted.message,
          help: wanted.help,
          related: wanted.related.map {
            RelatedPlace(range: Self.range($0.file, $0.text, 0, sources), message: $0.message)
          },
          fixes: wanted.fix.map {
            [Fix(action: "do it", concerns: $0 == .safe ? [] : [Concern(.endsHere)], edits: [])]
          } ?? [],
          obstacle: wanted.obstacle.map { Unfixable(.decisionOfPerson, $0) })
      }
      return AnalysisResult(
        findings: findings, diagnostics: round.notText, unreadable: round.unreadable, lines: round.lines)
    }
  }

  private static func range(_ name: String, _ text: String, _ occurrence: Int, _ sources: ProgramSources) -> SourceRange
  {
    guard let file = sources.files.firstIndex(where: { $0.path.description.hasSuffix(name) }) else {
      preconditionFailure("no file \(name)")
    }
    let bytes = sources.store.bytes(of: file)
    let needle = Array(text.utf8)
    let starts = bytes.indices.filter { bytes[$0...].starts(with: needle) }
    return SourceRange(file: file, start: starts[occurrence], end: starts[occurrence] + needle.count)
  }
}
