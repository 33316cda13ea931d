// Case: is it matched where the observer's superclass removes it, each in its file?
import UIKit

final class Owner {
  let model = Model()

  func attach() {
    NotificationCenter.default.addObserver(model, selector: #selector(Model.tick), name: .tick, object: nil)
  }
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
