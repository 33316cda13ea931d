// Case: does code complete a subject through a parameter, an element, another object or a method that is given away?
import Combine
import Trips

func finish(_ ended: PassthroughSubject<Int, Never>) { ended.send(completion: .finished) }

func whenDone(_ action: @escaping (Subscribers.Completion<Never>) -> Void) { action(.finished) }

enum Closing {
  static func close(all subjects: [PassthroughSubject<Int, Never>]) {
    for one in subjects { one.send(completion: .finished) }
  }
}

final class ByParameter {
  private let progress = PassthroughSubject<Int, Never>()
  private let failures = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var last = 0

  func start() {
    progress.sink { self.last = $0 }.store(in: &bag)
    failures.sink { self.last = $0 }.store(in: &bag)  // expect: retain_cycle
  }

  func end() { finish(progress) }
}

final class ByElement {
  private let first = PassthroughSubject<Int, Never>()
  private let second = PassthroughSubject<Int, Never>()
  private let third = PassthroughSubject<Int, Never>()
  private let fourth = PassthroughSubject<Int, Never>()
  private let fifth = PassthroughSubject<Int, Never>()
  private lazy var others = [third]
  private var named: [String: PassthroughSubject<Int, Never>] = [:]
  private var bag: Set<AnyCancellable> = []
  private var last = 0

  func start() {
    first.sink { self.last = $0 }.store(in: &bag)
    second.sink { self.last = $0 }.store(in: &bag)
    third.sink { self.last = $0 }.store(in: &bag)
    fourth.sink { self.last = $0 }.store(in: &bag)
    fifth.sink { self.last = $0 }.store(in: &bag)  // expect: retain_cycle
    named["fourth"] = fourth
  }

  func end() {
    [first].forEach { $0.send(completion: .finished) }
    Closing.close(all: [second])
    others.forEach { subject in subject.send(completion: .finished) }
    named["fourth"]?.send(completion: .finished)
    [fifth].forEach { $0.send(1) }
  }
}

/// Completes the subject of another object.
final class Ender {
  private let signal: PassthroughSubject<Int, Never>

  init(signal: PassthroughSubject<Int, Never>) { self.signal = signal }

  func end() { signal.send(completion: .finished) }
}

struct Switch {
  let lamp: PassthroughSubject<Int, Never>

  func off() { lamp.send(completion: .finished) }
}

final class ByObject {
  private let ticks = PassthroughSubject<Int, Never>()
  private let lights = PassthroughSubject<Int, Never>()
  private lazy var ender = Ender(signal: ticks)
  private lazy var switcher = Switch(lamp: lights)
  private var bag: Set<AnyCancellable> = []
  private var last = 0

  func start() {
    ticks.sink { self.last = $0 }.store(in: &bag)
    lights.sink { self.last = $0 }.store(in: &bag)
  }

  func end() {
    ender.end()
    switcher.off()
  }
}

final class ByReference {
  private let steps = PassthroughSubject<Int, Never>()
  private let turns = PassthroughSubject<Int, Never>()
  private let rests = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var last = 0

  func start() {
    steps.sink { self.last = $0 }.store(in: &bag)
    turns.sink { self.last = $0 }.store(in: &bag)
    rests.sink { self.last = $0 }.store(in: &bag)  // expect: retain_cycle
    whenDone(steps.send(completion:))
    [turns].forEach(finish)
    [1, 2].forEach(rests.send(_:))
  }
}

/// Gives a subject to a function of another module, and merges another one.
final class ByOtherModule {
  private let trips = PassthroughSubject<Int, Never>()
  private let halts = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private var last = 0

  func start() {
    trips.sink { self.last = $0 }.store(in: &bag)
    halts.sink { self.last = $0 }.store(in: &bag)  // expect: retain_cycle
    completeTrip(trips)
    Just(1).merge(with: halts).sink { [weak self] in self?.last = $0 }.store(in: &bag)
  }
}
