#if canImport(ObjectiveC)
  // For Apple platforms. Written from documentation: this project's CI can neither compile nor run this file.

  import Foundation
  import LeakProbe
  import ObjectiveC

  /// The methods of `NSNotificationCenter` that register and remove, exchanged for ones that write down.
  ///
  /// In test bundles only: the exchange is for the whole process, and for every center in it.
  enum SwizzledFoundation {
    private typealias Block = @convention(block) (Notification) -> Void
    private typealias Add =
      @convention(c) (
        NotificationCenter, Selector, NSString?, AnyObject?, OperationQueue?, Block
      ) -> NSObjectProtocol
    private typealias Remove = @convention(c) (NotificationCenter, Selector, AnyObject) -> Void
    private typealias RemoveMatching =
      @convention(c) (
        NotificationCenter, Selector, AnyObject, NSString?, AnyObject?
      ) -> Void

    private typealias NewAdd =
      @convention(block) (
        NotificationCenter, NSString?, AnyObject?, OperationQueue?, @escaping Block
      ) -> NSObjectProtocol

    private static let lock = NSLock()
    nonisolated(unsafe) private static var isExchanged = false

    static func exchange() throws(ObserverInterposing.Failure) {
      lock.lock()
      defer { lock.unlock() }
      if isExchanged { return }
      guard NSClassFromString("XCTestCase") != nil || NSClassFromString("XCTest.XCTestCase") != nil else {
        throw ObserverInterposing.Failure(description: "methods are exchanged in test bundles only, and this is none")
      }
      let addSelector = NSSelectorFromString("addObserverForName:object:queue:usingBlock:")
      let removeSelector = NSSelectorFromString("removeObserver:")
      let removeMatchingSelector = NSSelectorFromString("removeObserver:name:object:")
      guard let add = class_getInstanceMethod(NotificationCenter.self, addSelector),
        let remove = class_getInstanceMethod(NotificationCenter.self, removeSelector),
        let removeMatching = class_getInstanceMethod(NotificationCenter.self, removeMatchingSelector)
      else { throw ObserverInterposing.Failure(description: "NSNotificationCenter has no such methods") }

      let originalAdd = unsafeBitCast(method_getImplementation(add), to: Add.self)
      let newAdd:
        @convention(block) (NotificationCenter, NSString?, AnyObject?, OperationQueue?, @escaping Block) ->
          NSObjectProtocol = { center, name, object, queue, block in
            let underlying = originalAdd(center, addSelector, name, object, queue, block)
            guard Interposition.isRecording else { return underlying }
            let name = name.map { Notification.Name($0 as String) }
            return Interposition.record(underlying, on: center, name: name, object: object)
          }
      let originalRemove = unsafeBitCast(method_getImplementation(remove), to: Remove.self)
      let newRemove: @convention(block) (NotificationCenter, AnyObject) -> Void = { center, observer in
        guard let token = observer as? ProbeToken else { return originalRemove(center, removeSelector, observer) }
        if let underlying = token.end(on: center) { originalRemove(center, removeSelector, underlying) }
      }
      let originalRemoveMatching = unsafeBitCast(method_getImplementation(removeMatching), to: RemoveMatching.self)
      let newRemoveMatching: @convention(block) (NotificationCenter, AnyObject, NSString?, AnyObject?) -> Void = {
        center, observer, name, object in
        guard let token = observer as? ProbeToken else {
          return originalRemoveMatching(center, removeMatchingSelector, observer, name, object)
        }
        let wanted = name.map { Notification.Name($0 as String) }
        guard token.observes(name: wanted, object: object), let underlying = token.end(on: center) else { return }
        originalRemove(center, removeSelector, underlying)
      }
      method_setImplementation(add, imp_implementationWithBlock(newAdd))
      method_setImplementation(remove, imp_implementationWithBlock(newRemove))
      method_setImplementation(removeMatching, imp_implementationWithBlock(newRemoveMatching))
      isExchanged = true
      Interposition.begin()
      try check()
    }

    private static func check() throws(ObserverInterposing.Failure) {
      let center = NotificationCenter()
      let name = Notification.Name("LeakProbeInterpose.check")
      let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in }
      let isOurs = token is ProbeToken
      center.removeObserver(token)
      if !isOurs {
        Interposition.end()
        throw ObserverInterposing.Failure(description: "calls of addObserver do not come through LeakProbeInterpose")
      }
    }
  }
#endif
