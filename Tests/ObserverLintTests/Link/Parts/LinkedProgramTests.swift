import Testing

@testable import ObserverLint

/// A linked program holds the answers to all questions about it.
@Suite struct LinkedProgramTests {
  /// Programs are analysed in turn, and the memory of each is free for the next.
  @Test func isReleasedWithItsAnswers() {
    weak var released: LinkedProgram?
    do {
      let linked = LinkedText(
        """
        import Combine
        import UIKit
        final class Player: UIViewController {
          private var token: NSObjectProtocol?
          private var bag: Set<AnyCancellable> = []
          let songs = PassthroughSubject<Int, Never>()
          override func viewWillAppear(_ animated: Bool) {
            token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { note in
              print(note.userInfo?["song"] as? String ?? "")
            }
            NotificationCenter.default.addObserver(self, selector: #selector(stop), name: .init("b"), object: nil)
            songs.sink { _ in self.stop() }.store(in: &bag)
          }
          @objc func stop() { NotificationCenter.default.removeObserver(self) }
        }
        """
      ).linked
      released = linked
      #expect(!RuleRegistry.rules.flatMap { $0.findings(in: linked) }.isEmpty)
      _ = OpenQuestions(linked, .all).demands()
    }
    #expect(released == nil)
  }
}
