// Type-checked against hand-written stubs, and run nowhere: Linux has no Combine. From Apple's documentation.
#if canImport(Combine)
  import Combine
  import Foundation

  extension NotificationCenter {
    /// The payloads of the descriptor's notifications, published on the posting thread. Each subscription registers, and
    /// its cancellation ends that; it never completes by itself.
    ///
    /// - Parameters:
    ///   - object: Only notifications that this object posts; nil: anybody's.
    ///   - onFailure: Called with notifications that the descriptor cannot read.
    public func publisher<Described: ObservableNotification>(
      for descriptor: Described, object: Described.Sender? = nil,
      onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report
    ) -> some Publisher<Described.Payload, Never> {
      publisher(for: descriptor.name, object: object.map { $0 as AnyObject }).compactMap { notification in
        descriptor.payload(of: notification, orTelling: onFailure)
      }
    }
  }
#endif
