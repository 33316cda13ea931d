// Case: does a subject complete because another type completes its own subject of the same name?
import Combine

final class Source {
  private let sessions = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  func start() {
    sessions.sink { print($0) }.store(in: &bag)
  }

  final class Worker {
    private let subject = PassthroughSubject<String, Never>()

    func cancel() {
      subject.send(completion: .finished)
    }
  }
}

final class Meter {
  private let subject = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var sum = 0

  init() {
    subject.sink { self.sum += $0 }.store(in: &bag)  // expect: retain_cycle
  }

  func add(_ value: Int) { subject.send(value) }
}

final class Download {
  private let subject = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var sum = 0

  init() {
    subject.sink { self.sum += $0 }.store(in: &bag)
  }

  func finish() { subject.send(completion: .finished) }
}

protocol Stopping { var stops: PassthroughSubject<Int, Never> { get } }

final class Stopper: Stopping {
  let stops = PassthroughSubject<Int, Never>()
  func stop() { stops.send(completion: .finished) }
}

final class Waiter {
  private let stopping: any Stopping
  private var bag: Set<AnyCancellable> = []
  private var sum = 0

  init(_ stopping: any Stopping) {
    self.stopping = stopping
    stopping.stops.sink { self.sum += $0 }.store(in: &bag)
  }
}

final class Sender {
  let values = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var sum = 0

  init() {
    values.sink { self.sum += $0 }.store(in: &bag)
  }
}

final class Closer {
  private let values: PassthroughSubject<Int, Never>
  init(_ sender: Sender) { values = sender.values }
  func close() { values.send(completion: .finished) }
}
