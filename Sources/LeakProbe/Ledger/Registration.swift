import Foundation

/// One registration, as its ledger knows it. It keeps nothing alive: neither its token nor what it observes, neither its
/// owner nor its center.
struct Registration {
  let name: Notification.Name?
  /// The test that it was made in.
  let scope: ProbeScope?
  /// The code that registered: its number in the ledger's table.
  let site: Int32
  /// True if it asks for the notifications of an object.
  let hasObject: Bool
  /// True if it has no token, and ends by itself with the death of an owner.
  let hasOwner: Bool

  /// Nil of a value that is no object: it is boxed anew wherever an object is asked for, and its box dies at once.
  ///
  /// An object in an `Any` is there as the reference that it is, in front of its type. Measured with Swift 6.3.1 on Linux:
  /// `as AnyObject` takes twenty times as long, and each copy of a reference costs as much as a lock once the object
  /// was referred to weakly. So the reference is read where it lies.
  static func reference(_ object: Any?) -> Unmanaged<AnyObject>? {
    withUnsafeBytes(of: object) { existential in
      let words = existential.assumingMemoryBound(to: UInt.self)
      guard words[3] != 0, unsafeBitCast(words[3], to: Any.Type.self) is AnyObject.Type else { return nil }
      return existential.load(as: Unmanaged<AnyObject>.self)
    }
  }
}
