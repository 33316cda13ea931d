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
public final class ProbeCenter: ObserverCenter {
  let wrapped: NotificationCenter
  let ledger: Ledger

  /// A probe over Foundation's default center: what code means that says `NotificationCenter.default`, where
  /// `NotificationCenter` stands for this class.
  public static let `default` = ProbeCenter(.default)

  private let hasCenterOfItsOwn: Bool

  /// A probe over `center`, with an empty ledger.
  public init(_ center: NotificationCenter) {
    wrapped = center
    ledger = LedgerDirectory.makeLedger(of: center)
    hasCenterOfItsOwn = false
  }

  /// A probe over a center of its own, which nobody else knows.
  public init() {
    wrapped = NotificationCenter()
    ledger = LedgerDirectory.makeLedger(of: wrapped, isProbesOwn: true)
    hasCenterOfItsOwn = true
  }

  deinit {
    if hasCenterOfItsOwn { ledger.probeIsGone() }
  }

  /// Registers with the wrapped center, and writes the registration down.
  ///
  /// The result is a token of the probe's own. The wrapped center's would not do: on Linux that center does not keep it,
  /// so it is gone as soon as it is dropped, and the next may have its address.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?, at place: RegistrationPlace,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let underlying =
      Interposition.isRecording
      ? Interposition.bypassed { wrapped.addObserver(forName: name, object: object, queue: queue, using: block) }
      : wrapped.addObserver(forName: name, object: object, queue: queue, using: block)
    return ProbeToken(name: name, object: object, at: place, in: ledger, underlying: underlying, keeping: self)
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
    guard let token = ProbeToken.token(observer) else { return wrapped.removeObserver(observer) }
    // Foundation's own `removeObserver(_:)` calls the same method.
    if let underlying = token.end(on: wrapped) { wrapped.removeObserver(underlying, name: nil, object: nil) }
  }

  /// Foundation's narrower removal: ends the registration if it is one for `name` and `object`, as far as these are
  /// given.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    guard let token = ProbeToken.token(observer) else {
      return wrapped.removeObserver(observer, name: name, object: object)
    }
    if token.observes(name: name, object: object) { removeObserver(token) }
  }

  /// Posts on the wrapped center: its own observers hear it as well as the probe's.
  public func post(_ notification: Notification) {
    wrapped.post(notification)
  }

  /// Returns the current registrations of this probe, including typed messages and observations by descriptors, and their
  /// possible future.
  public func census() -> Census {
    Census([ledger])
  }
}
