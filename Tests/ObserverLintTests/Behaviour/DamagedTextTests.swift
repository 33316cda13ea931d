import Testing

@testable import ObserverLint

/// A text may end anywhere, also within a character: editors send what is not yet written.
@Suite struct DamagedTextTests {
  @Test(arguments: Fixture.all)
  func truncatedFilesAreLintedToTheirEnd(fixture: Fixture) throws {
    for file in try fixture.program().files {
      for end in Self.positions(in: file) {
        var damaged = file
        damaged.bytes.removeLast(file.bytes.count - end)
        let report = InMemoryProgram([damaged]).linted()
        let lines = LineTable(damaged.bytes).place(of: end).line
        #expect(report.findings.allSatisfy { $0.place.line <= lines }, "\(file.path) cut off behind \(end) bytes")
      }
    }
  }

  /// A property with a wrapper belongs to a type, unless the text is damaged.
  @Test func aWrapperOutsideOfATypeIsLinted() {
    let wrapper = """
      var projectedValue: Just<Value> { Just(wrappedValue) }
      @Published var volume = 0
      saving = $volume.sink { _ in self.save() }
      """
    #expect(InMemoryProgram(wrapper).linted().problems == [])
  }

  /// A member has a name, unless the text is damaged.
  @Test(arguments: [
    "private var { = false { didSet { sinks.append(Feed.shared.changes.sink { [weak self] in self?.update() }) } }",
    "var .feed { .init() }",
  ])
  func aMemberWithoutANameIsLinted(member: String) {
    let program = """
      import Combine
      import UIKit
      final class Screen: UIViewController {
        private var sinks: [AnyCancellable] = []
        private let feed: Feed = .init()
        \(member)
        func watch() { feed.changes.sink { _ in self.update() }.store(in: &sinks) }
        func update() {}
      }
      final class Feed { static let shared: Feed = .init(); let changes = PassthroughSubject<Void, Never>() }
      """
    #expect(InMemoryProgram(program).linted().problems == [])
  }

  private static func positions(in file: InMemoryProgram.File) -> [Int] {
    var numbers = SeededGenerator(seed: UInt64(file.bytes.count))
    return (0..<2).map { _ in Int.random(in: 0..<file.bytes.count, using: &numbers) }
  }
}
