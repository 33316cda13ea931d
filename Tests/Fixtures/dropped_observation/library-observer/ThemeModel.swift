// Case: an observer of a typed-notification library stops when it is released.
import Foundation
import JSQNotificationObserverKit

final class ThemeModel {
  private var observer: NotificationObserver<String, Any?>?

  func start(_ changed: SomeNotification) {
    observer = NotificationObserver(changed) { value, sender in print(value) }
    _ = NotificationObserver(changed) { value, sender in print(value) }  // expect: dropped_observation
  }
}
