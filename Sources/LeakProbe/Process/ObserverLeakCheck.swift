import Foundation

/// A look at all observers of the process, on every center and from every test, when the program asks for it.
///
/// The same is reported when the process ends. A program that never ends, or ends in a way that runs no exit handlers
/// (`exec`, `_exit`, a signal, a crash), asks by itself:
/// ```swift
/// let baseline = ObserverPattern.current()
/// work()
/// if ObserverLeakCheck.reportLeaks(ignoring: [baseline]) { … }
/// ```
/// Any isolation: any thread may ask.
public enum ObserverLeakCheck {
  /// Returns the current registrations of every probe, and of every center in whose place the probe stands.
  public static func census(ignoring: [ObserverPattern] = []) -> Census {
    ProbeProcess.begin()
    return Census(LedgerDirectory.alive, ignoring: ignoring)
  }

  /// Reports what is registered at this moment as at the process's end: on standard error, and, with the option
  /// `report_dir`, in a file. Nothing is said where nothing is registered. It may be called again.
  ///
  /// - Parameters:
  ///   - failOn: Which observers count as leaked; nil: as the option `fail_on` says.
  ///   - ignoring: Observers that are meant to stay, beside those of the option `suppressions`.
  /// - Returns: Whether any leaked.
  public static func reportLeaks(failOn: LeakCriterion? = nil, ignoring: [ObserverPattern] = []) -> Bool {
    ProbeProcess.begin()
    return ProbeProcess.report(ignoring: ignoring, failOn: failOn).isFailure
  }
}
