// Type-checked against hand-written stubs, and run nowhere: Linux has no Combine. From Apple's documentation.
#if canImport(Combine)
  import Combine
  import Foundation

  extension NotificationCenter {
    /// The payloads of the descriptor's notifications, published on the posting thread. Each subscription registers, and
    /// its cancellation ends that; it never completes by itself.
    ///
    /// - Parameters: As of ``DescriptorCenter/observe(_:object:queue:onFailure:using:)``.
    public func publisher<Payload>(
      for descriptor: NotificationDescriptor<Payload>, object: AnyObject? = nil,
      onFailure: @escaping @Sendable (NotificationConversionFailure) -> Void = NotificationConversionFailure.report
    ) -> some Publisher<Payload, Never> {
      publisher(for: descriptor.name, object: object).compactMap { notification in
        do throws(NotificationConversionFailure) {
          return try descriptor.payload(of: notification)
        } catch {
          onFailure(error)
          return nil
        }
      }
    }
  }
#endif
