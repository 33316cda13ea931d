#if canImport(ObjectiveC)
  // For Apple platforms. Written from documentation: this project's CI can neither compile nor run this file.

  import Combine
  import Foundation

  /// Members of Foundation's class on Apple platforms only, so that code compiles whose module shadows the class.
  ///
  /// Not recorded are observers by selector, which the center holds weakly and which end with their object, and
  /// publishers and sequences of notifications, which end with their subscription.
  extension ProbeCenter {
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
      wrapped.addObserver(observer, selector: selector, name: name, object: object)
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
      wrapped.publisher(for: name, object: object)
    }

    public func notifications(named name: Notification.Name, object: AnyObject? = nil)
      -> NotificationCenter.Notifications
    {
      wrapped.notifications(named: name, object: object)
    }
  }
#endif
