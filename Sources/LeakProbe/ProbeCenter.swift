import Foundation

/// A center that forwards to another and remembers who registered, where, and what has become of it.
///
/// ```swift
/// let probe = ProbeCenter()
/// let player = Player(center: probe)
/// player.close()
/// print(probe.census())  // Player/Playback.swift:31: 1 × didPause, unremovable: the token is gone
/// ```
/// It knows its own registrations only: those made on the wrapped center itself are not in its census, and the tokens
/// that it hands out mean nothing to that center, so remove them through a probe. It adds no observer that nobody asked
/// for, and none for all names to watch the others: posting a `MainActorMessage` while such a one exists aborts the
/// process (measured with Swift 6.3.1 on Linux).
///
/// Any isolation: it may be used from any thread. Blocks run where the wrapped center runs them.
public final class ProbeCenter: ProbeableCenter {
  private let center: NotificationCenter
  private let ledger = Ledger()

  /// A probe over `center`, with an empty ledger.
  public init(_ center: NotificationCenter = .default) {
    self.center = center
  }

  /// Registers with the wrapped center, and writes the registration down.
  ///
  /// The result is a token of the probe's own. The wrapped center's would not do: on Linux that center does not keep it,
  /// so it is gone as soon as it is dropped, and the next may have its address.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?, at place: RegistrationPlace,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let underlying = center.addObserver(forName: name, object: object, queue: queue, using: block)
    return ledger.add(name: name, object: object, place: place, underlying: underlying) { number in
      ProbeToken(number: number, home: self)
    }
  }

  /// Ends the registration whose token this is, also where another probe over the same center handed it out. Anything
  /// else is the wrapped center's to judge.
  ///
  /// A second removal does nothing. Measured with Swift 6.3.1 on Linux: Foundation gives a removed registration's number
  /// to the next one, so that removing the first token again ends that one, and the ledger would not know.
  ///
  /// Measured as well, and left as it is, since the probe must not hide it: Foundation lets go of a block under its own
  /// lock. An object that dies with the block and removes an observer in its `deinit` aborts the process.
  public func removeObserver(_ observer: Any) {
    guard let token = observer as? ProbeToken else { return center.removeObserver(observer) }
    guard token.home.center === center, let underlying = token.home.ledger.remove(token.number) else { return }
    center.removeObserver(underlying)
  }

  /// Posts on the wrapped center: its own observers hear it as well as the probe's.
  public func post(_ notification: Notification) {
    center.post(notification)
  }

  /// What is registered at this moment, and what can still become of it.
  public func census() -> Census {
    Census(ledger.registrations())
  }
}

/// What a probe hands out. A number names the registration: an address would name the next one, too.
final class ProbeToken: NSObject {
  let number: Int
  let home: ProbeCenter

  init(number: Int, home: ProbeCenter) {
    self.number = number
    self.home = home
  }
}
