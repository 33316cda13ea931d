// Case: is it matched where the observer is seen through a protocol?
import UIKit

final class Owner {
  let model: Ticking

  init(model: Ticking) { self.model = model }

  func attach() {
    NotificationCenter.default.addObserver(model, selector: #selector(Ticking.tick), name: .tick, object: nil)
  }
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
