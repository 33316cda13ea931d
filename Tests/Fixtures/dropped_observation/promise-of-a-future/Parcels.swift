// Case: a future is completed by code that runs later, or at once
import Combine
import Foundation

final class ParcelDepot {
  private let disk = DispatchQueue(label: "disk")
  private var weights: [String: Int] = [:]
  private var bag = Set<AnyCancellable>()
  private let opened = Future<Int, Never> { promise in
    DispatchQueue.global().async { promise(.success(1)) }
  }

  func weight(of name: String) -> AnyPublisher<Int, Never> {
    Deferred {
      Future { [weak self] promise in
        guard let known = self?.weights[name] else {
          promise(.success(0))
          return
        }
        Task { promise(.success(known)) }
      }
    }
    .eraseToAnyPublisher()
  }

  func showWeight(of name: String) {
    _ = weight(of: name).map { $0 * 2 }.sink { print($0) }  // expect: dropped_observation
    weight(of: name).sink { print($0) }.store(in: &bag)
  }

  // What runs before a variable is read may take longer than the queue.
  func showLate(_ names: [String]) {
    let counted = Future<Int, Never> { promise in
      self.disk.async { promise(.success(names.count)) }
    }
    let sorted = names.sorted()
    _ = counted.sink { print($0, sorted) }
    _ = opened.sink { print($0) }
  }

  // The closure of each of these may be over before the future is made.
  func showAtOnce(_ names: [String]) {
    _ = Future<Int, Never> { promise in promise(.success(names.count)) }.sink { print($0) }
    _ = Future<Int, Never> { promise in names.forEach { promise(.success($0.count)) } }.sink { print($0) }
    _ = Future<Int, Never> { promise in self.disk.sync { promise(.success(names.count)) } }.sink { print($0) }
    _ = Future<Int, Never> { promise in
      self.disk.async { print(names) }
      promise(.success(names.count))
    }
    .sink { print($0) }
  }

  // Who calls a function with the promise is unknown.
  func showUnknown(_ scale: Scale) {
    _ = Future<Int, Never> { promise in scale.weigh { promise(.success($0)) } }.sink { print($0) }
    _ = Future<Int, Never> { promise in
      let finish = { promise(.success(1)) }
      self.disk.async(execute: finish)
    }
    .sink { print($0) }
  }

  func showAfterWait() {
    _ = Future<Int, Never> { promise in
      let done = DispatchSemaphore(value: 0)
      self.disk.async {
        promise(.success(1))
        done.signal()
      }
      done.wait()
    }
    .sink { print($0) }
  }

  func showFromOwnQueue(_ line: OwnLine) {
    _ = Future<Int, Never> { promise in line.async { promise(.success(1)) } }.sink { print($0) }
  }
}

final class ParcelScale {
  private let disk = DispatchQueue(label: "disk")

  // Each branch completes the future at once, or the closure waits inside of another function.
  func showOfAll(_ kind: Int) {
    _ = Future<Int, Never> { promise in
      switch kind {
      case 0: promise(.success(1))
      default: promise(.success(2))
      }
      self.disk.async { promise(.success(3)) }
    }
    .sink { print($0) }
    _ = Future<Int, Never> { promise in
      self.disk.async { promise(.success(3)) }
      self.drain()
    }
    .sink { print($0) }
  }

  func showOfOne(_ kind: Int) {
    _ = Future<Int, Never> { promise in
      switch kind {
      case 0: promise(.success(1))
      default: self.disk.async { promise(.success(2)) }
      }
    }
    .sink { print($0) }  // expect: dropped_observation
  }

  private func drain() { disk.sync {} }
}

// The type is another module's.
final class ParcelCounter {
  private let line = ForeignLine()

  func show() {
    _ = Future<Int, Never> { promise in self.line.async { promise(.success(1)) } }.sink { print($0) }
  }
}

struct OwnLine {
  func async(_ work: () -> Void) { work() }
}

protocol Scale {
  func weigh(_ done: (Int) -> Void)
}
