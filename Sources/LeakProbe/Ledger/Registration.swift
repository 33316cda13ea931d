import CLeakProbe
import Foundation
import ObservationRecording

/// One registration. It keeps nothing alive: neither its token nor what it observes, neither its owner nor its center.
struct Registration {
  let name: Notification.Name?
  /// The code that registered.
  let site: RegistrationSite
  /// The test that it was made in.
  let scope: ProbeScope?
  /// The objects that it can outlive. Nil: none.
  private let watched: Watched?
  /// Registrations are numbered in the order in which they are made.
  let serial: UInt64

  private final class Watched: Sendable {
    let hasOwner: Bool
    let hasObject: Bool
    nonisolated(unsafe) weak var owner: AnyObject?
    nonisolated(unsafe) weak var object: AnyObject?

    init(owner: AnyObject?, object: AnyObject?) {
      self.owner = owner
      self.object = object
      hasOwner = owner != nil
      hasObject = object != nil
    }
  }

  /// - Parameters:
  ///   - place: Nil: the backtrace tells.
  ///   - owner: With whose death it ends by itself. Nil: it has a token.
  init(name: Notification.Name?, object: Any?, at place: RegistrationPlace?, owner: AnyObject? = nil) {
    self.name = name
    scope = ProbeScope.current
    site = .current(place, inTest: scope != nil)
    serial = cleakprobe_next_serial()
    let object = object.flatMap(Self.reference)
    watched = owner == nil && object == nil ? nil : Watched(owner: owner, object: object)
  }

  /// Nil of a value that is no object: it is boxed anew wherever an object is asked for, and its box dies at once.
  ///
  /// An object in an `Any` is there as the reference that it is. Measured with Swift 6.3.1 on Linux: `as AnyObject` asks
  /// the runtime what to do with it, which takes twenty times as long.
  private static func reference(_ object: Any) -> AnyObject? {
    guard type(of: object) is AnyObject.Type else { return nil }
    return withUnsafeBytes(of: object) { $0.load(as: AnyObject.self) }
  }

  /// Nil: it is registered no more, or only until the next notification, with nothing that anybody need do.
  ///
  /// Reads weak references, the last ones to what they name perhaps: not to be asked under the ledger's lock.
  func verdict(isTokenGone: Bool) -> Census.Verdict? {
    if isTokenGone { return .unremovable }
    guard let watched else { return .stillRegistered }
    if watched.hasOwner, watched.owner == nil { return nil }
    if watched.hasObject, watched.object == nil { return .observedObjectDead }
    return watched.hasOwner ? .ownerAlive : .stillRegistered
  }

  /// Returns true if it observes `name` and `object`, where these are given.
  func observes(name: Notification.Name?, object: Any?) -> Bool {
    if let name, name != self.name { return false }
    guard let object else { return true }
    guard let watched, watched.hasObject else { return false }
    return watched.object === (object as AnyObject)
  }
}
