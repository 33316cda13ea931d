import UIKit

extension NotificationCenter {
  func describe(_ screen: UIViewController) { print(screen.title ?? "untitled") }
}
