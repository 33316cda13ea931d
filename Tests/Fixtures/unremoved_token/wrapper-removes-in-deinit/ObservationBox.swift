// Case: does the `deinit` of a wrapper in another file remove the token that it is given?
import Foundation

final class ObservationBox {
  private let token: any NSObjectProtocol
  private let center: NotificationCenter

  init(center: NotificationCenter = .default, token: any NSObjectProtocol) {
    self.center = center
    self.token = token
  }

  deinit {
    center.removeObserver(token)
  }
}
