// Case: nobody posts the notification, because nothing runs the function that posts it
import Foundation

final class Voyage {
  static let shared = Voyage()

  // Nothing calls this function.
  func arrive(at harbour: String) {
    NotificationCenter.default.post(name: .arrived, object: nil, userInfo: ["harbour": harbour])
  }

  // Nothing calls this function either.
  func turnBack() {
    NotificationCenter.default.post(name: .departed, object: nil, userInfo: ["berth": 2])
  }

  func depart(from harbour: String) {
    NotificationCenter.default.post(name: .departed, object: nil, userInfo: ["harbour": harbour])
  }
}

final class Logbook {
  static let shared = Logbook()

  private init() {
    NotificationCenter.default.addObserver(self, selector: #selector(arrived), name: .arrived, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(departed), name: .departed, object: nil)
  }

  @objc private func arrived(_ notification: Notification) {
    guard let hour = notification.userInfo?["hour"] as? Int else { return }  // expect: note userinfo_contract, untyped_userinfo
    print(hour)
  }

  @objc private func departed(_ notification: Notification) {
    guard let hour = notification.userInfo?["hour"] as? Int else { return }  // expect: warning userinfo_contract, untyped_userinfo
    print(hour)
  }
}

extension Notification.Name {
  static let arrived = Notification.Name("Arrived")
  static let departed = Notification.Name("Departed")
}

@main
enum Main {
  static func main() {
    print(Logbook.shared)
    Voyage.shared.depart(from: "Hull")
  }
}
