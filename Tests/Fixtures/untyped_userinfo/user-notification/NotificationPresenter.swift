// Case: is the content of a user notification (`UNNotification`) no notification's user info, although it is called `notification`?
import UserNotifications

final class NotificationPresenter: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let kind = notification.request.content.userInfo["kind"] as? String
    completionHandler(kind == "quiet" ? [] : [.banner])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let userInfo = response.notification.request.content.userInfo
    if let link = userInfo["link"] as? String { print(link) }
    completionHandler()
  }
}
