// Case: a private method that only `init` calls cancels what the property keeps, before it observes
import Combine
import Foundation

final class PriceModel {
  @Published private var price = 0
  private let prices = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?

  init(isLive: Bool) { watch(isLive) }

  private func watch(_ isLive: Bool) {
    subscription?.cancel()
    subscription = nil
    guard isLive else { return }
    subscription = prices.assign(to: \.price, on: self)  // expect: retain_cycle
  }
}

/// Another call may end the observation.
final class SwitchedPriceModel {
  @Published private var price = 0
  private let prices = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?

  init() { watch(true) }

  func turnOff() { watch(false) }

  private func watch(_ isLive: Bool) {
    subscription?.cancel()
    subscription = nil
    guard isLive else { return }
    subscription = prices.assign(to: \.price, on: self)
  }
}

/// The method is called again by what it observes.
final class LastPriceModel {
  private var price = 0
  private let prices = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?

  init() { watch() }

  private func watch() {
    subscription = prices.sink { value in
      self.price = value
      self.subscription?.cancel()
    }
  }
}

/// The end is that of another object's observation.
final class NextPriceModel {
  private var price = 0
  private let prices = PassthroughSubject<Int, Never>()
  var subscription: AnyCancellable?

  init(replacing other: NextPriceModel?, isLive: Bool) {
    other?.subscription?.cancel()
    if isLive { subscription = prices.sink { self.price = $0 } }
  }
}
