import Foundation

/// Records observations with tokens of their own as they begin and end, so that leaks can be found.
///
/// `LeakProbe` has the only implementation, which NotificationDescriptors does not know: it asks
/// ``ObservationRecording/recorder`` at each registration, and reports to the recorder that it finds.
package protocol ObservationRecorder: AnyObject, Sendable {
  /// Registers `block` without writing it down, as ``began(_:)`` is to do that with more knowledge.
  ///
  /// The result is the token, and the center that it means something to: the one that `center` forwards to, where it does.
  /// Nil, and nothing is registered: that is of a kind that this recorder does not know, and has its own means.
  func register(
    on center: any ObserverCenter, forName name: Notification.Name, object: Any?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> (token: any NSObjectProtocol, center: any ObserverCenter)?

  /// An observation has begun, on a center on which ``register(on:forName:object:using:)`` registered it.
  ///
  /// Nothing that it names is kept alive by being told.
  func began(_ observation: BegunObservation) -> any ObservationRecord
}

/// The entry of a recorder for an observation.
package protocol ObservationRecord: Sendable {
  /// The observation has ended: its block will not run again. Telling twice does no harm.
  func end()
}

/// An observation at the moment when it begins.
package struct BegunObservation {
  /// Who can end it, and hence what it means that it has not ended.
  package enum Holder {
    /// A token, which ends it when it is let go.
    case token
    /// It ends by itself after this object's death, at the next notification at the latest: on Linux there are no
    /// associated objects, so nothing can be sooner. It is no leak, whoever has lost sight of it.
    case owner(AnyObject)
  }

  /// The observed name.
  package var name: Notification.Name
  /// The sender that it asked for. Nil: any sender.
  package var object: Any?
  /// The center that it was made on.
  package var center: any ObserverCenter
  package var holder: Holder
  package var place: RegistrationPlace

  package init(
    name: Notification.Name, object: Any?, center: any ObserverCenter, holder: Holder, place: RegistrationPlace
  ) {
    self.name = name
    self.object = object
    self.center = center
    self.holder = holder
    self.place = place
  }
}

/// Where libraries with tokens of their own, and the probe, find each other.
package enum ObservationRecording {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var current: (any ObservationRecorder)?
  /// Stands for the process's while a task runs, so that tests that listen do not deafen others beside them.
  @TaskLocal package static var recorderOfTask: (any ObservationRecorder)?

  /// Nil, as a rule: nobody probes. Any thread may ask.
  package static var recorder: (any ObservationRecorder)? {
    get { recorderOfTask ?? lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
