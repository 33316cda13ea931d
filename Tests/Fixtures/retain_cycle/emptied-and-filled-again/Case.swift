// Case: do the observations end that one function cancels and begins again?
import Combine

final class Certificates {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var shown = 0

  func reload() {
    bag.forEach { $0.cancel() }
    changes.sink { self.shown = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

final class Tickets {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var shown = 0

  func reload() {
    bag.forEach { $0.cancel() }
    changes.sink { self.shown = $0 }.store(in: &bag)
  }

  func close() {
    bag.forEach { $0.cancel() }
  }
}

func use(_ tickets: Tickets) { tickets.close() }

final class Days {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: [AnyCancellable] = []
  private var shown = 0

  init() {
    fill()
  }

  func fill() {
    bag = [
      changes.sink { print($0) },
      changes.sink { self.shown = $0 },  // expect: retain_cycle
    ]
  }
}

final class Weeks {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: [AnyCancellable] = []
  private var shown = 0

  func fill() {
    bag = [changes.sink { print($0) }, changes.sink { self.shown = $0 }]
    use()
  }

  func use() {
    bag = [changes.sink { print($0) }]
  }
}
