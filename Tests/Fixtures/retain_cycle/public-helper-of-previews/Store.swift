// Case: is a public helper that only previews use a maker of the owner?
import Combine

public final class Store {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  public init() {
    changes.sink { self.show($0) }.store(in: &bag)  // expect: note retain_cycle
  }

  private func show(_ value: Int) {}
}

public final class Cart {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  public init() {
    changes.sink { self.show($0) }.store(in: &bag)  // expect: retain_cycle
  }

  private func show(_ value: Int) {}
}
