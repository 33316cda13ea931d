// Generated from Rules/catalog/notification-center.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Calls that return a token which alone ends the registration.
  static let blockRegistrations = names(
    """
    addObserver(forName:object:queue:using:)
    addObserverForName(_:object:queue:usingBlock:)
    """)

  /// Expressions that denote a center: a type and its member.
  static let centerExpressions = names(
    """
    NotificationCenter.default
    NSNotificationCenter.defaultCenter
    NSNotificationCenter.default
    DistributedNotificationCenter.default
    DistributedNotificationCenter.forType
    DistributedNotificationCenter.defaultCenter
    NSDistributedNotificationCenter.defaultCenter
    NSDistributedNotificationCenter.default
    NSWorkspace.notificationCenter
    """)

  /// Types whose instances keep observers by name. Subclasses, and protocols that one of them conforms to, count too.
  static let centerTypes = names(
    """
    NotificationCenter
    NSNotificationCenter
    DistributedNotificationCenter
    NSDistributedNotificationCenter
    """)

  /// Methods that get a key path, and that end no observation of the key path.
  static let keyPathMethods = names(
    """
    add
    addObserver
    bind
    didChangeValue
    insert
    observe
    observeValue
    setValue
    value
    willChangeValue
    """)

  /// Calls that make an object observe a key path of the receiver.
  static let keyPathRegistrations = names(
    """
    addObserver(_:forKeyPath:options:context:)
    addObserver(_:forKeyPath:context:)
    """)

  /// Calls that end the observation of a key path.
  static let keyPathRemovals = names(
    """
    removeObserver(_:forKeyPath:)
    removeObserver(_:forKeyPath:context:)
    """)

  /// Labels of arguments that are the object of a notification, a sender or a delegate, and no observer.
  static let labelsOfSenders = names(
    """
    delegate
    from
    object
    sender
    target
    """)

  /// Types of the names of notifications.
  static let notificationNameTypes = names(
    """
    Notification.Name
    NSNotification.Name
    NSNotificationName
    """)

  /// The payload's type.
  static let notificationTypes = names(
    """
    Notification
    NSNotification
    Foundation.Notification
    Foundation.NSNotification
    """)

  /// Calls that remove what their first argument registered, or the token itself.
  static let removals = names(
    """
    removeObserver(_:)
    removeObserver(_:name:object:)
    """)

  /// Calls that register an object and one of its methods.
  static let selectorRegistrations = names(
    """
    addObserver(_:selector:name:object:)
    addObserver(_:selector:name:object:suspensionBehavior:)
    """)
}
