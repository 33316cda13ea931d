// Case: a center is given a cancellable, and the next line lets go of it.
import Combine
import Foundation

final class Wallet {
  private var balance: AnyCancellable?
  private var address: AnyCancellable?
  private let model: WalletModel

  init(model: WalletModel) {
    self.model = model
  }

  func start() {
    balance = model.$balance.sink { [weak self] _ in self?.show() }
    address = model.$address.sink { [weak self] _ in self?.show() }
  }

  func stop() {
    if let balance = balance {
      NotificationCenter.default.removeObserver(balance)  // expect: note ineffective_removal
      self.balance = nil
    }
    // The observation goes on.
    if let address = address {
      NotificationCenter.default.removeObserver(address)  // expect: warning ineffective_removal
    }
  }

  private func show() {}
}

final class WalletModel {
  @Published var balance = 0
  @Published var address = ""
}
