import Foundation

extension Notification.Name {
  static let saleClosed = Notification.Name("SaleClosed")
}

final class SaleDesk {
  func close() { NotificationCenter.default.post(name: .saleClosed, object: nil, userInfo: ["amount": 3]) }
}

final class SaleBoard {
  private var watches: [Watch] = []

  func start() {
    let center = NotificationCenter.default
    watches = [
      center.addObserver(forName: .saleClosed, object: nil, queue: nil) { note in
        print(note.userInfo?["amuont"] as? Int ?? 0)  // expect: userinfo_contract, untyped_userinfo
      },
      center.addObserver(forName: .saleClosed, object: nil, queue: nil) { note in
        print(note.userInfo?["amount"] as? Int ?? 0)  // expect: untyped_userinfo
      },
    ]
  }
}
