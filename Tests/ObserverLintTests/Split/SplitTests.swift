import Testing

@testable import ObserverLint

/// No verdict hangs on which file a declaration stands in.
@Suite struct SplitTests {
  @Test(arguments: Fixture.all)
  func verdictsStayWhenDeclarationsHaveFilesOfTheirOwn(fixture: Fixture) throws {
    let program = try SplitProgram(fixture.program())
    let findings = program.whole.findingsOnLines()
    // A program that cannot be split, or that has no methods to split, stays as it was.
    var seen = [program.whole]
    // Most faults show in both forms.
    for form in Fixture.samples.contains(fixture) ? SplitProgram.Form.allCases : [.methods] {
      let split = program.split(form)
      if seen.contains(split) { continue }
      seen.append(split)
      #expect(split.findingsOnLines() == findings, "\(form)")
    }
  }

  @Test func cutsWhatAFileDeclares() {
    let program = InMemoryProgram(
      """
      import Foundation
      private final class Radio {
        private(set) var volume = 1
        func mute() { volume = 0 }  // quiet
        override func tune() { mute() }
      }
      let radio = Radio()

      """)
    let split = SplitProgram(program)
    #expect(
      split.split(.methods).files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        """
        import Foundation
                final class Radio {
                       var volume = 1
          override func tune() { mute() }
        }

        """, "import Foundation\nextension Radio {\n  func mute() { volume = 0 }  // quiet\n}\n",
        "import Foundation\nlet radio = Radio()\n",
      ])
    #expect(split.split(.declarations).files.count == 2)
  }
}

extension InMemoryProgram {
  /// The findings by rule and by what stands on their lines, in order of that.
  fileprivate func findingsOnLines() -> [String] {
    let lines = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (
          file.path,
          String(decoding: file.bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
        )
      })
    return linted().findings.map { finding in
      let line = lines[finding.place.path.description]?[finding.place.line - 1] ?? "?"
      return "\(finding.rule): \(line.drop { $0 == " " })"
    }.sorted()
  }
}
