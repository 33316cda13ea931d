// Case: does the program's own method for sets end the observations of a bag that the same run fills again?
import Combine

extension Set where Element: AnyCancellable {
  mutating func cancelEach() {
    for each in self { each.cancel() }
    removeAll()
  }
}

final class Filter {
  private let added = PassthroughSubject<String, Never>()
  private var bag: Set<AnyCancellable> = []
  private var count = 0

  func start() {
    stop()
    added.sink { _ in self.count += 1 }.store(in: &bag)  // expect: retain_cycle
  }

  private func stop() { bag.cancelEach() }
}

final class Monitor {
  private let added = PassthroughSubject<String, Never>()
  private var bag: Set<AnyCancellable> = []
  private var count = 0

  func start() {
    stop()
    added.sink { _ in self.count += 1 }.store(in: &bag)
  }

  func stop() { bag.cancelEach() }
}
