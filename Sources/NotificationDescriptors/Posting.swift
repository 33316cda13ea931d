import Foundation

extension ObserverCenter {
  /// Posts a notification with a payload. If the descriptor has a sender type, the payload names the sender.
  public func post<Payload, Sender>(_ descriptor: NotificationDescriptor<Payload, Sender>, _ payload: Payload) {
    post(descriptor.notification(carrying: payload))
  }

  /// Posts a notification that carries `payload`.
  ///
  /// - Parameter sender: The notification's `object`.
  public func post<Payload>(
    _ descriptor: NotificationDescriptor<Payload, AnyObject>, _ payload: Payload, from sender: AnyObject?
  ) {
    var notification = descriptor.notification(carrying: payload)
    notification.object = sender
    post(notification)
  }

  /// Posts a notification that carries nothing.
  ///
  /// - Parameter sender: The notification's `object`.
  public func post(_ descriptor: NotificationDescriptor<Void, AnyObject>, from sender: AnyObject? = nil) {
    post(Notification(name: descriptor.name, object: sender))
  }
}
