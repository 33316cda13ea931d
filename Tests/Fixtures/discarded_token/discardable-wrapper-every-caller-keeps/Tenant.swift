import Foundation

final class Tenant {
  private let hub: Hub
  private var rentToken: (any NSObjectProtocol)?
  private var tokens: [any NSObjectProtocol] = []

  init(hub: Hub) {
    self.hub = hub
    rentToken = hub.listen(Notification.Name("RentDue")) { _ in print("rent") }
    tokens.append(hub.listen(Notification.Name("LeaseEnded")) { _ in print("lease") })
  }

  deinit {
    if let rentToken { hub.center.removeObserver(rentToken) }
    tokens.forEach(hub.center.removeObserver)
  }
}
