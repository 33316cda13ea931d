import Jukebox
import LeakProbe
import LeakProbeTesting
import XCTest

/// These fail under the trait `ObserverProbe`, each at the line that registers.
final class LeakingXCTests: XCTestCase {
  override func setUp() { failOnObserverLeaks(retryFor: .milliseconds(20)) }

  func testCounting() { Counter().countSongs() }

  func testShowing() { Display().showVolume() }

  func testGrowing() { assertNoObserverGrowth(repeating: 3) { Counter().countSongs() } }
}

final class CleanXCTests: XCTestCase {
  override func setUp() { failOnObserverLeaks(ignoring: [.name(.songDidEnd)]) }

  func testAmplifying() { _ = Amplifier() }

  func testCharts() { Charts.shared.open() }
}
