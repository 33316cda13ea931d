// Case: is a payload read that a SwiftUI view receives from a publisher its declaration keeps in another file?
import SwiftUI
struct Alerts: ViewModifier {
  let alerts = NotificationCenter.default.publisher(for: .tick)
}
extension Notification.Name { static let tick = Notification.Name("Tick"); static let tock = Notification.Name("Tock") }
