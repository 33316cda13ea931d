// Case: is a default argument seen to be the center, though the conformance to its protocol stands in a file of its own?
import Foundation

final class Switchboard: NSObject {
  private let exchange: any Exchange

  init(exchange: any Exchange = NotificationCenter.default) {
    self.exchange = exchange
    super.init()
    exchange.addObserver(self, selector: #selector(ring), name: Notification.Name("Call"), object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self, name: Notification.Name("Call"), object: nil)
    NotificationCenter.default.removeObserver(self, name: Notification.Name("Letter"), object: nil)  // expect: ineffective_removal
  }

  @objc private func ring() {}
}
