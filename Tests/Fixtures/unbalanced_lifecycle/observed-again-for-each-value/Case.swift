// Case: does an observation pile up that the closure of an endless observation begins?
import Combine
import Foundation

final class Radio {
  private var bag: Set<AnyCancellable> = []
  private let network = PassthroughSubject<Int, Never>()
  private let station = CurrentValueSubject<String, Never>("")

  init() {
    network.sink { [weak self] _ in self?.listen() }.store(in: &bag)
    network.first().sink { [weak self] _ in self?.listenOnce() }.store(in: &bag)
    network.sink { [weak self] _ in self?.complete() } receiveValue: { _ in }.store(in: &bag)
    listen()
  }

  private func listen() {
    station.sink { print($0) }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  private func listenOnce() {
    station.sink { print($0) }.store(in: &bag)
  }

  /// Runs when the subject ends.
  private func complete() {
    station.sink { print($0) }.store(in: &bag)
  }
}

/// Each value ends what the previous value began.
final class Player {
  private var bag: Set<AnyCancellable> = []
  private var stations: Set<AnyCancellable> = []
  private var current: AnyCancellable?
  private let network = PassthroughSubject<Int, Never>()
  private let station = CurrentValueSubject<String, Never>("")

  init() {
    network.sink { [weak self] _ in self?.listen() }.store(in: &bag)
  }

  private func listen() {
    stations.removeAll()
    station.sink { print($0) }.store(in: &stations)
    current = station.sink { print($0) }
  }
}

/// The first value ends the observation.
final class Boot {
  private var bag: Set<AnyCancellable> = []
  private var trigger: AnyCancellable?
  private let network = PassthroughSubject<Int, Never>()
  private let station = CurrentValueSubject<String, Never>("")

  init() {
    trigger = network.sink { [weak self] _ in
      self?.trigger?.cancel()
      self?.trigger = nil
      self?.listen()
    }
  }

  private func listen() { station.sink { print($0) }.store(in: &bag) }
}

/// Each value brings another object.
final class Period {
  let title = CurrentValueSubject<String, Never>("")
}

final class Chart {
  private var bag: Set<AnyCancellable> = []
  private var period: Period?
  private let range = PassthroughSubject<Int, Never>()

  init() {
    range.map { _ in Period() }.sink { [weak self] period in
      self?.period = period
      self?.follow()
    }.store(in: &bag)
  }

  private func follow() {
    guard let period else { return }
    period.title.sink { print($0) }.store(in: &bag)
  }
}

/// Another object each time.
final class Guide {
  private var bag: Set<AnyCancellable> = []
  private let network = PassthroughSubject<Int, Never>()

  init() {
    network.sink { [weak self] _ in self?.listen() }.store(in: &bag)
  }

  private func listen() {
    let station = CurrentValueSubject<String, Never>("")
    station.sink { print($0) }.store(in: &bag)
    station.send("")
  }
}
