// Case: does a method end observations that no code calls?
import Combine

final class Cell {
  private let time = PassthroughSubject<Double, Never>()
  private var bag: Set<AnyCancellable> = []

  init() { start() }

  func start() {
    time.sink { _ in self.show() }.store(in: &bag)  // expect: retain_cycle
  }

  func removeAll() {
    bag.forEach { $0.cancel() }
  }

  private func show() {}
}

protocol Stopping {
  func stop()
}

final class StoppingCell: Stopping {
  private let time = PassthroughSubject<Double, Never>()
  private var bag: Set<AnyCancellable> = []

  init() { start() }

  func start() {
    time.sink { _ in self.show() }.store(in: &bag)
  }

  func stop() {
    bag.removeAll()
  }

  private func show() {}
}

final class TappedCell: NSObject {
  private let time = PassthroughSubject<Double, Never>()
  private var bag: Set<AnyCancellable> = []

  override init() {
    super.init()
    start()
  }

  func start() {
    time.sink { _ in self.show() }.store(in: &bag)
  }

  @objc func tapped() {
    bag.removeAll()
  }

  private func show() {}
}

public final class PublicCell {
  private let time = PassthroughSubject<Double, Never>()
  private var bag: Set<AnyCancellable> = []

  public init() { start() }

  public func start() {
    time.sink { _ in self.show() }.store(in: &bag)
  }

  public func stop() {
    bag.removeAll()
  }

  private func show() {}
}
