// Case: does a closure hold self if its capture list names a method of self?
import Combine

final class PinCoordinator {
  private let confirmed = PassthroughSubject<String, Never>()
  private let label = "PIN"
  private var bag: Set<AnyCancellable> = []

  func open() {
    confirmed.sink { [next] pin in next(pin) }.store(in: &bag)  // expect: retain_cycle
    confirmed.sink { [go = self.next] pin in go(pin) }.store(in: &bag)  // expect: retain_cycle
    confirmed.sink { [label] pin in print(label, pin) }.store(in: &bag)
  }

  private func next(_ pin: String) { print(pin) }
}

func openPin() { PinCoordinator().open() }
