// Compiled and run on Linux only: the half for Apple's platforms is from their documentation.
#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  /// Ends an observation when it is released: an associated object is released with its owner.
  private final class EndOnRelease {
    private let observation: Observation
    init(_ observation: Observation) { self.observation = observation }
    deinit { observation.end() }
  }

  extension Observation {
    func endWithRelease(of owner: AnyObject) {
      let end = EndOnRelease(self)
      // Its own address is a key that no other association has.
      objc_setAssociatedObject(
        owner, Unmanaged.passUnretained(end).toOpaque(), end, .OBJC_ASSOCIATION_RETAIN)
    }
  }
#else
  extension Observation {
    /// There are no associated objects here: the next post finds the owner gone.
    func endWithRelease(of owner: AnyObject) {}
  }
#endif
