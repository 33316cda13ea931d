import Testing

@testable import ObserverLint

/// No verdict hangs on which file a declaration stands in.
@Suite struct SplitTests {
  /// What is still missed where its declarations have files of their own: no question is asked for it, or the answer
  /// comes from a type that nothing but its use names.
  private static let missed = [
    "discarded_token/put-into-a-closure-parameter": "which function takes the closure whose parameter is stored into",
    "unremoved_token/compound-assignment": "which operator of the program's takes a token, and where it puts that",
    "unremoved_token/global-set-to-nil": "who gives up a global, where its file has none of the words",
    "userinfo_contract/name-made-of-an-unknown-string": "the string that a poster's name is made of",
  ]

  @Test(arguments: SplitProgram.Form.allCases, Fixture.all)
  func verdictsStayWhenDeclarationsHaveFilesOfTheirOwn(form: SplitProgram.Form, fixture: Fixture) throws {
    let program = try SplitProgram(fixture.program())
    let found = program.split(form).findingsOnLines()
    let expected = program.whole.findingsOnLines()
    if Self.missed[fixture.testDescription] != nil {
      #expect(Set(found).isSubset(of: expected))
    } else {
      #expect(found == expected)
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
