import Testing

@testable import ObserverLint

/// How a text is written down changes no place in it.
@Suite struct EncodingTests {
  @Test(arguments: Fixture.samples)
  func lineEndsAndByteOrderMarksChangeNoPlace(fixture: Fixture) throws {
    let program = try fixture.program()
    var other = program
    for index in other.files.indices {
      let lines = program.files[index].bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
      other.files[index].bytes = [0xEF, 0xBB, 0xBF] + lines
    }
    #expect(try other.linted().places == fixture.report().places)
  }

  @Test(arguments: ["", "é", "日本語", "🎈", "e\u{301}"])
  func columnsCountTheBytesBefore(text: String) {
    let before = "  func start() { print(\"\(text)\"); NotificationCenter.default."
    let report = InMemoryProgram(
      """
      final class Model {
      \(before)addObserver(forName: .changed, object: nil, queue: nil) { _ in } }
      }
      """
    ).linted()
    #expect(report.findings.map(\.place.line) == [2])
    #expect(report.findings.map(\.place.column) == [before.utf8.count + 1])
  }
}
