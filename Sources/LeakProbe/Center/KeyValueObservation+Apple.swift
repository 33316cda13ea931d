#if canImport(ObjectiveC)
  // For Apple platforms. Written from documentation: this project's CI can neither compile nor run this file.

  import Foundation
  import ObjectiveC

  extension NSKeyValueObservation {
    /// Writes this observation down until it is deallocated, which is also when it ends:
    ///
    /// ```swift
    /// observation = player.observe(\.rate) { player, _ in … }.recordedByProbe()
    /// ```
    /// It is `still registered` as long as somebody holds it, also where `invalidate()` was called on it.
    @discardableResult
    public func recordedByProbe(
      fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) -> Self {
      ProbeProcess.begin()
      let place = RegistrationPlace(fileID: fileID, filePath: filePath, line: line)
      let ending = RecordedEnding(
        name: Notification.Name("key-value observation"), object: nil, at: place, in: LedgerDirectory.withoutCenter)
      objc_setAssociatedObject(self, &Self.endingKey, ending, .OBJC_ASSOCIATION_RETAIN)
      return self
    }

    nonisolated(unsafe) private static var endingKey: UInt8 = 0
  }
#endif
