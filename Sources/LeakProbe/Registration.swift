import Foundation

/// One registration. It keeps nothing alive: neither its token nor what it observes, neither its owner nor its center.
final class Registration: Sendable {
  /// Who can end it.
  enum Holder {
    /// Whoever holds this token.
    case token(AnyObject)
    /// Whoever holds the probe's token, which tells the ledger when it goes: cheaper than a weak reference.
    case probeToken
    /// It ends by itself after the death of this object.
    case owner(AnyObject)
    /// It is taken out of the ledger when it ends, in whatever way.
    case itself
  }

  private enum HolderKind { case token, owner, itself }

  /// The code that registered, as it said itself or as its backtrace says.
  let origin: Origin
  let name: Notification.Name?
  /// The test that it was made in.
  let scope: ProbeScope?
  private let holderKind: HolderKind
  private let observesObject: Bool
  private let isOnKnownCenter: Bool
  nonisolated(unsafe) private weak var holder: AnyObject?
  nonisolated(unsafe) private weak var observed: AnyObject?
  nonisolated(unsafe) private weak var center: NotificationCenter?

  /// `center` where no ledger of that center has it.
  init(name: Notification.Name?, object: Any?, origin: Origin, holder: Holder, center: NotificationCenter? = nil) {
    self.name = name
    self.origin = origin
    scope = ProbeScope.current
    switch holder {
    case .token(let token):
      self.holder = token
      holderKind = .token
    case .owner(let owner):
      self.holder = owner
      holderKind = .owner
    case .itself, .probeToken:
      holderKind = .itself
    }
    // A value that is no object is boxed anew wherever one is asked for, and its box dies at once: that says nothing.
    if let object, type(of: object) is AnyObject.Type {
      observed = object as AnyObject
      observesObject = true
    } else {
      observesObject = false
    }
    isOnKnownCenter = center != nil
    self.center = center
  }

  /// Nil: it is registered no more, or only until the next notification, with nothing that anybody need do.
  ///
  /// Reads weak references, the last ones to what they name perhaps: not to be asked under the ledger's lock.
  var verdict: Census.Verdict? {
    if isOnKnownCenter && center == nil { return nil }
    if holderKind == .owner && holder == nil { return nil }
    if holderKind == .token && holder == nil { return .unremovable }
    if observesObject && observed == nil { return .observedObjectDead }
    return .stillRegistered
  }

  /// Returns true if it observes `name` and `object`, where these are given.
  func observes(name: Notification.Name?, object: Any?) -> Bool {
    if let name, name != self.name { return false }
    guard let object else { return true }
    return observesObject && observed === (object as AnyObject)
  }
}
