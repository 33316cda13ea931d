import Foundation

final class TidyModel {
  private var token: (any NSObjectProtocol)?

  init() {
    token = Observatory.observe(Notification.Name("Dusk")) { print("dusk") }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

final class UntidyModel {
  private var token: (any NSObjectProtocol)?

  init() {
    token = Observatory.observe(Notification.Name("Dawn")) { print("dawn") }  // expect: unremoved_token
  }
}
