// Generated from Rules/catalog/typed-notifications.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Modules whose typed descriptors are observed on a center.
  static let descriptorLibraries = names(
    """
    NotificationDescriptors
    """)

  /// Methods of a center that such modules add, and whose observation ends when what they return is released.
  static let descriptorObservations = names(
    """
    observe
    observeOnMainActor
    """)

  /// Types of libraries whose instance observes notifications with the closure that it is made with, and stops when it
  /// is released.
  static let observationTypes = names(
    """
    NotificationObserver
    NotificationToken
    """)
}
