#if os(Linux)
  import Foundation
  import Glibc
  import LeakProbe

  /// The functions of Foundation that are defined here, and Foundation's own behind them.
  ///
  /// A definition in the executable comes before that of a shared library. The names are those of Swift 6.3.1 on Linux;
  /// a Foundation with others simply does not call here, which `check` finds out.
  enum InterposedFoundation {
    static let addName =
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    static let removeName = "$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF"
    static let removeMatchingName =
      "$s20FoundationEssentials18NotificationCenterC0A0E14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF"

    // In structs: a function type on its own, as a generic argument, would be called through a thunk of another shape.
    struct Add {
      let call:
        (Notification.Name?, Any?, OperationQueue?, @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
    }
    struct Remove {
      let call: (Any) -> Void
    }
    struct RemoveMatching {
      let call: (Any, Notification.Name?, Any?) -> Void
    }

    private static let add = address(of: addName)
    private static let remove = address(of: removeName)
    private static let removeMatching = address(of: removeMatchingName)

    /// Foundation's own function: the next definition after the executable's. Nil where there is none.
    private static func address(of name: String) -> UInt? {
      // RTLD_NEXT, a macro that Swift does not import.
      dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { UInt(bitPattern: $0) }
    }

    static func originalAdd(_ center: NotificationCenter) -> Add { method(add, addName, of: center) }
    static func originalRemove(_ center: NotificationCenter) -> Remove { method(remove, removeName, of: center) }
    static func originalRemoveMatching(_ center: NotificationCenter) -> RemoveMatching {
      method(removeMatching, removeMatchingName, of: center)
    }

    /// A method takes `self` where a closure takes its context, so that the two words of a closure make one of the other.
    private static func method<Method>(_ address: UInt?, _ name: String, of center: NotificationCenter) -> Method {
      guard let address else {
        fatalError("LeakProbeInterpose: no Foundation behind this program defines \(name); unlink LeakProbeInterpose")
      }
      // The cast makes a copy, which retains the context that it takes with it.
      let context = UInt(bitPattern: Unmanaged.passUnretained(center).toOpaque())
      return unsafeBitCast((address, context), to: Method.self)
    }

    static func check() throws(ObserverInterposing.Failure) {
      if Interposition.isRecording { return }
      for (name, address) in [(addName, add), (removeName, remove), (removeMatchingName, removeMatching)]
      where address == nil {
        throw ObserverInterposing.Failure(
          description: "Foundation defines no \(name): it has another version, or is linked statically")
      }
      Interposition.begin()
      if let reason = failureOfATry() {
        Interposition.end()
        throw ObserverInterposing.Failure(description: reason)
      }
    }

    /// A registration, two posts and a removal must come here, and have the effect that they have anyway.
    private static func failureOfATry() -> String? {
      let center = NotificationCenter()
      let name = Notification.Name("LeakProbeInterpose.check")
      let count = PostCount()
      let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count.add() }
      guard token is ProbeToken else { return "calls of addObserver do not come through LeakProbeInterpose" }
      center.post(name: name, object: nil)
      guard count.value == 1 else { return "an observer heard \(count.value) of 1 post" }
      // observer-lint:disable:next ineffective_removal -- a removal by another name must leave the observer
      center.removeObserver(token, name: Notification.Name("another"), object: nil)
      center.post(name: name, object: nil)
      guard count.value == 2 else { return "a removal for another name removed an observer" }
      center.removeObserver(token)
      center.post(name: name, object: nil)
      return count.value == 2 ? nil : "calls of removeObserver do not come through LeakProbeInterpose"
    }

    private final class PostCount: @unchecked Sendable {
      private let lock = NSLock()
      private var count = 0
      var value: Int { lock.withLock { count } }
      func add() { lock.withLock { count += 1 } }
    }
  }

  extension NotificationCenter {
    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    )
    public func _interposedAddObserver(
      forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      let underlying = InterposedFoundation.originalAdd(self).call(name, object, queue, block)
      guard Interposition.isRecording else { return underlying }
      return Interposition.record(underlying, on: self, name: name, object: object)
    }

    @_silgen_name("$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF")
    public func _interposedRemoveObserver(_ observer: Any) {
      guard let token = ProbeToken.token(observer) else {
        return InterposedFoundation.originalRemove(self).call(observer)
      }
      // Foundation's own goes on to the one below, and would come back here.
      if let underlying = token.end(on: self) {
        InterposedFoundation.originalRemoveMatching(self).call(underlying, nil, nil)
      }
    }

    @_silgen_name(
      "$s20FoundationEssentials18NotificationCenterC0A0E14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF"
    )
    public func _interposedRemoveObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
      guard let token = ProbeToken.token(observer) else {
        return InterposedFoundation.originalRemoveMatching(self).call(observer, name, object)
      }
      guard token.observes(name: name, object: object), let underlying = token.end(on: self) else { return }
      InterposedFoundation.originalRemoveMatching(self).call(underlying, nil, nil)
    }
  }
#endif
