import CLeakProbeEveryTest
import Foundation
import LeakProbe
import LeakProbeInterpose
import LeakProbeTesting

/// Looks for leaks in every test of the target that links this, which needs no line of code:
///
/// - The probe takes the place of Foundation's center, as `ObserverInterposing.install()` has it do.
/// - A test of XCTest fails where observers are left that nobody can remove.
/// - Swift Testing calls nobody when a test of any suite ends. What its tests leave is reported when the process ends, with
///   the test that registered it, and the process fails.
@_cdecl("leakprobe_every_test_begin")
func beginEveryTest() {
  cleakprobe_every_test_link()
  do {
    try ObserverInterposing.install()
  } catch {
    FileHandle.standardError.write(
      Data("LeakProbeEveryTest: only what asks a ProbeCenter is seen: \(error)\n".utf8))
  }
  ObserverLeakTests.checkAll()
}
