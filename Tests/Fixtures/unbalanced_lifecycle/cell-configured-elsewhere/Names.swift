import UIKit

extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
