import Foundation

@testable import ObserverLint

/// Findings in files whose names and texts try to be more than that.
struct HostileProgram {
  let folder: TemporaryFolder
  let report: LintReport

  static let names: [[UInt8]] =
    [
      "plain.swift", "with spaces.swift", " leading.swift", "quo\"te'.swift", "new\nline.swift", "re\rturn.swift",
      "tab\t.swift", "<script>alert(1)<script>.swift", "&amp;]]>.swift", "::warning file=x::y.swift", ":single.swift",
      "##[error]z.swift", "##vso[task.complete]z.swift", "a,b:c%0A;d.swift", "esc\u{1B}[2Jape.swift",
      "bell\u{7}.swift", "back\\slash.swift", "umläut 😀.swift", "csi\u{9B}31m.swift", "line\u{2028}sep.swift",
      "right\u{202E}left.swift", "http:scheme.swift", "-dash.swift", "{{template}}${x}$(y)`z`.swift",
    ].map { Array($0.utf8) } + [Array("not-utf8-".utf8) + [0xFF, 0xFE] + Array(".swift".utf8)]

  /// The name that stands on the line after the call is the finding's text too.
  static let line =
    "/* 😀 */ call(\"\u{1B}[31m ::error::x ##[error]y ##vso[z] <script> ]]> & \u{9B}K \u{202E}\u{0}%0A\") // \r"

  init() throws {
    folder = try TemporaryFolder()
    for name in Self.names {
      try FileReplacement.write(Array("\n\(Self.line)\n".utf8), to: folder.path.appending(name))
    }
    var request = LintRequest()
    request.currentFolder = folder.path
    report = lint(request) { sources, _ in
      let findings = sources.files.indices.flatMap { file in
        Severity.allCases.map { severity in
          let start = 1 + "/* 😀 */ ".utf8.count
          return Finding(
            rule: "discarded_token", severity: severity, range: SourceRange(file: file, start: start, end: start + 4),
            message: "the name `\(Self.line)`\n::warning::second line ##[error]x", help: "::debug::help\n##[error]more",
            related: [
              RelatedPlace(
                range: SourceRange(file: file, start: 1, end: 3),
                message: "\u{1B}]0;title\u{7} <script>\n::set-output::")
            ])
        }
      }
      return AnalysisResult(
        findings: findings,
        diagnostics: sources.files.indices.map { FileDiagnostic(file: $0, message: "odd\n::warning::\u{1B}[2J") })
    }
  }
}
