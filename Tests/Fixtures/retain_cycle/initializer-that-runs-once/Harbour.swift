// Case: which initializer of its owner begins an observation, and how often does the program call that initializer?
import Combine
import UIKit

@main
final class HarbourDelegate: UIResponder, UIApplicationDelegate {
  private let board = TideBoard(port: "Leith")
  private let chart = DepthChart(port: "Leith")

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    board.refresh()
    chart.refresh()
    return true
  }
}

final class HarbourController: UIViewController {
  private var board: TideBoard?
  private var chart: DepthChart?
  private var log: PilotLog?

  @IBAction func showSample() {
    board = TideBoard()
    chart = DepthChart()
    log = PilotLog()
  }

  @IBAction func showMore() {
    board = TideBoard(level: 3)
    log = PilotLog(port: "Granton")
  }
}

/// The initializer that observes runs once: the calls without an argument mean the initializer that has no parameter.
final class TideBoard {
  private let tides = CurrentValueSubject<Double, Never>(0)
  private var observation: AnyCancellable?

  init() {}

  init(level: Double) { tides.send(level) }

  init(port: String = "Newhaven") {
    observation = tides.sink { _ in self.refresh() }  // expect: note retain_cycle
  }

  func refresh() {}
}

/// One initializer runs the other.
final class DepthChart {
  private let depths = CurrentValueSubject<Double, Never>(0)
  private var observation: AnyCancellable?

  convenience init() { self.init(port: "Newhaven") }

  init(port: String) {
    observation = depths.sink { _ in self.refresh() }  // expect: error retain_cycle
  }

  func refresh() {}
}

/// Each call runs the initializer.
final class PilotLog {
  private let pilots = CurrentValueSubject<Int, Never>(0)
  private var observation: AnyCancellable?

  init(port: String = "Newhaven") {
    observation = pilots.sink { _ in self.refresh() }  // expect: error retain_cycle
  }

  func refresh() {}
}
