// Case: is it matched where a function of a third file makes the observer?
import UIKit

final class Owner {
  let model = makeModel()

  func attach() {
    NotificationCenter.default.addObserver(model, selector: #selector(Model.tick), name: .tick, object: nil)
  }
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
