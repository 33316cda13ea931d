// Case: can a center remove a value whose type is neither an observer's nor a token's?
import Combine
import Foundation

final class Balance {
  private let amounts = PassthroughSubject<Int, Never>()
  private var amount: AnyCancellable?
  private var timer: Timer?
  private var token: NSObjectProtocol?

  func begin() {
    amount = amounts.sink { [weak self] _ in self?.end() }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    token = NotificationCenter.default.addObserver(forName: .init("Paid"), object: nil, queue: nil) { _ in }
  }

  func end() {
    if let amount { NotificationCenter.default.removeObserver(amount) }  // expect: ineffective_removal
    if let timer { NotificationCenter.default.removeObserver(timer) }  // expect: ineffective_removal
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
