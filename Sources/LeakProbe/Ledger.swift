import Foundation

/// What a probe's registrations are, by number, from the moment they are made to their removal.
///
/// Unchecked: everything that changes is behind the lock. No one else's code runs under it: an observed object that died
/// there could come back from its `deinit` with a removal, and wait for ever.
final class Ledger: @unchecked Sendable {
  private struct Entry {
    let registration: Registration
    /// The wrapped center's own token, the only one that it understands.
    let underlying: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [Int: Entry] = [:]
  private var lastNumber = 0

  func add(
    name: Notification.Name?, object: Any?, place: RegistrationPlace, underlying: any NSObjectProtocol,
    token makeToken: (Int) -> ProbeToken
  ) -> ProbeToken {
    lock.withLock {
      lastNumber += 1
      let token = makeToken(lastNumber)
      let registration = Registration(name: name, object: object, place: place, token: token)
      entries[lastNumber] = Entry(registration: registration, underlying: underlying)
      return token
    }
  }

  /// The wrapped center's token of the registration, for the one caller who removes it. Nil for every later one.
  func remove(_ number: Int) -> (any NSObjectProtocol)? {
    lock.withLock { entries.removeValue(forKey: number) }?.underlying
  }

  func registrations() -> [Registration] {
    lock.withLock { entries.values.map(\.registration) }
  }
}

/// One registration. It keeps nothing alive: neither its token nor what it observes.
final class Registration {
  let name: Notification.Name?
  let place: RegistrationPlace
  private weak var token: ProbeToken?
  private weak var observed: AnyObject?
  private let observesObject: Bool

  init(name: Notification.Name?, object: Any?, place: RegistrationPlace, token: ProbeToken) {
    self.name = name
    self.place = place
    self.token = token
    // A value that is no object is boxed anew wherever one is asked for, and its box dies at once: that says nothing.
    if let object, type(of: object) is AnyObject.Type {
      observed = object as AnyObject
      observesObject = true
    } else {
      observesObject = false
    }
  }

  /// Reads weak references, the last ones to what they name perhaps: not to be asked under the ledger's lock.
  var verdict: Census.Verdict {
    if token == nil { return .unremovable }
    if observesObject && observed == nil { return .observedObjectDead }
    return .stillRegistered
  }
}
