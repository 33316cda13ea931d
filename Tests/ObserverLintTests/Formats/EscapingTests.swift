import Foundation
import Testing

@testable import ObserverLint

/// Nothing in a linted file can inject into a build server's log, a report or a terminal.
@Suite struct EscapingTests {
  private let program: HostileProgram

  init() throws { program = try HostileProgram() }

  private func text(_ format: ReportFormat) -> String {
    String(decoding: written(format), as: UTF8.self)
  }

  private func written(_ format: ReportFormat) -> [UInt8] {
    var style = ReportStyle()
    style.showsNotes = true
    return program.report.rendered(as: format, style: style)
  }

  @Test func theProgramHasAFindingInEveryFile() {
    #expect(Set(program.report.findings.map(\.place.path)).count == HostileProgram.names.count)
  }

  @Test(arguments: ReportFormat.allCases) func noControlCharacterIsWritten(format: ReportFormat) {
    let bad = text(format).unicodeScalars.filter { scalar in
      scalar != "\n" && scalar != "\t"
        && (scalar.properties.generalCategory == .control || "\u{2028}\u{2029}\u{202E}".unicodeScalars.contains(scalar))
    }
    #expect(bad.map { String($0.value, radix: 16) } == [])
  }

  @Test(arguments: ReportFormat.allCases) func noLineIsAWorkflowCommand(format: ReportFormat) {
    let commands = text(format).split(separator: "\n").filter { line in
      line.drop { $0 == " " || $0 == "\t" }.hasPrefix("::")
    }
    // GitHub's own format is made of them, one for each finding.
    #expect(commands.count == (format == .github ? program.report.findings.count : 0))
    #expect(
      commands.allSatisfy {
        $0.hasPrefix("::error file=") || $0.hasPrefix("::warning file=") || $0.hasPrefix("::notice file=")
      })
  }

  @Test(arguments: ReportFormat.allCases, ["##[", "##vso[", "##teamcity["])
  func noCommandOfABuildServerIsWritten(format: ReportFormat, command: String) {
    #expect(!text(format).contains(command))
  }

  @Test(arguments: [ReportFormat.json, .sarif, .gitlab, .checkstyle, .junit, .markdown, .rdjson])
  func noElementOfAWebPageIsWritten(format: ReportFormat) {
    #expect(!text(format).contains("<script>"))
  }

  @Test(arguments: [ReportFormat.text, .xcode]) func everyFindingHasOneLineOfItsOwn(format: ReportFormat) {
    let headings = text(format).split(separator: "\n").filter { $0.hasSuffix("(discarded_token)") }
    #expect(headings.count == program.report.findings.count)
  }

  @Test(.enabled(if: ReportReader.canRead, ReportReader.isMissing), arguments: ReportReader.formats)
  func readersUnderstandEveryName(format: ReportFormat) throws {
    let entries = try ReportReader.read(written(format), format)
    #expect(entries == program.report.entries.map { Self.asWritten($0, format) })
  }

  /// A character that a format cannot carry becomes U+FFFD. In a log, a character of no width separates a command's signs.
  private static func asWritten(_ entry: ReportReader.Entry, _ format: ReportFormat) -> ReportReader.Entry {
    var entry = entry
    switch format {
    case .checkstyle, .junit:
      var path = String.UnicodeScalarView()
      for scalar in entry.path.unicodeScalars {
        let isKept = "\n\r\t".unicodeScalars.contains(scalar) || !PlainText.isControl(scalar)
        path.append(isKept ? scalar : "\u{FFFD}")
      }
      entry.path = String(path)
    case .github:
      let parts = entry.path.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
      entry.path = parts.map { PlainText.line(String($0)) }.joined(separator: entry.path.contains("\r") ? "\r" : "\n")
      // The colons are told in percent signs, and need no such sign.
      entry.path = entry.path.replacingOccurrences(of: ":\u{200B}:", with: "::")
    default: break
    }
    return entry
  }
}
