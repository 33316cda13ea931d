import Foundation
import LeakProbe

/// Has the probe write down what code registers that says `NotificationCenter.default`, without an edit.
///
/// On Linux this module defines the functions of Foundation by their own names, so that the program's calls come here and
/// go on to Foundation's. On Apple platforms it exchanges the methods of `NSNotificationCenter`, in test bundles only.
/// Either is for tests: link it into no product.
public enum ObserverInterposing {
  /// Why nothing was installed. Calls go to Foundation as if this module were not there.
  public struct Failure: Error, CustomStringConvertible {
    /// The attempt and its result.
    public let description: String
  }

  /// Begins to write down registrations on every center. A second call does nothing.
  ///
  /// It does not see typed messages of Foundation (`addObserver(of:for:using:)`, `messages(of:for:)`): nothing can stand in
  /// for generic functions. A `ProbeCenter` sees them.
  ///
  /// Where the call stands is read from the backtrace, so a program without debug information has rows without a line.
  /// - Throws: ``Failure`` where a try with a center of its own does not go as it must: with another version of
  ///   Foundation, whose functions have other names, or where Foundation is linked statically.
  public static func install() throws(Failure) {
    #if os(Linux)
      try InterposedFoundation.check()
    #elseif canImport(ObjectiveC)
      try SwizzledFoundation.exchange()
    #else
      throw Failure(description: "LeakProbeInterpose works on Linux and on Apple platforms only")
    #endif
  }
}
