// Case: An extension of the center overloads `removeObserver(_:)`, and the overload calls the center's own method.
import Foundation

extension NotificationCenter {
  struct Ticket {
    fileprivate let token: any NSObjectProtocol
  }

  func addObserver(named name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void) -> Ticket {
    Ticket(token: addObserver(forName: name, object: nil, queue: nil, using: block))
  }

  func removeObserver(_ ticket: Ticket) {
    removeObserver(ticket.token)
  }

  /// Each token of a list is removed.
  func removeObserver(_ tokens: [any NSObjectProtocol]) {
    for token in tokens { removeObserver(token) }
  }

  func removeAll(_ tokens: [any NSObjectProtocol]) {
    removeObserver(tokens)
  }

  struct Receipt {
    fileprivate let token: any NSObjectProtocol
  }

  func addObserver(titled name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void) -> Receipt {
    Receipt(token: addObserver(forName: name, object: nil, queue: nil, using: block))  // expect: unremoved_token
  }

  func removeObserver(_ receipt: Receipt) {
    print(receipt.token)
  }
}

final class Tracker {
  private var ticket: NotificationCenter.Ticket?
  private var receipt: NotificationCenter.Receipt?

  func start() {
    ticket = NotificationCenter.default.addObserver(named: .init("upload")) { _ in print("upload") }
    receipt = NotificationCenter.default.addObserver(titled: .init("upload")) { _ in print("upload") }
  }

  func stop() {
    if let ticket { NotificationCenter.default.removeObserver(ticket) }
    if let receipt { NotificationCenter.default.removeObserver(receipt) }
  }
}

func openScreens() {
  for _ in 0..<3 {
    let tracker = Tracker()
    tracker.start()
    tracker.stop()
  }
}
