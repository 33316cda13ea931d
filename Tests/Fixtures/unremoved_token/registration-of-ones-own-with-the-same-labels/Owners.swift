import Foundation
import UIKit

extension Notification.Name {
  static let rainBegan = Notification.Name("Rain")
  static let snowBegan = Notification.Name("Snow")
}

struct NamedWatch {
  var name: String
  var watch: Watch
}

/// Releasing a `Watch` ends what it observes.
final class Forecast {
  private var rain: Watch!
  private lazy var snow: Watch = NotificationCenter.default.addObserver(
    forName: .snowBegan, object: nil, queue: nil) { _ in print("snow") }
  private var all: [Watch] = []
  private var byName: [String: Watch] = [:]
  private var named: NamedWatch?

  func start(isCold: Bool) {
    let center = NotificationCenter.default
    rain = center.addObserver(forName: .rainBegan, object: nil, queue: nil) { _ in print("rain") }
    _ = snow
    all = [
      center.addObserver(forName: .rainBegan, object: nil, queue: nil) { _ in print("rain") },
      isCold
        ? center.addObserver(forName: .snowBegan, object: nil, queue: nil) { _ in print("snow") }
        : center.addObserver(forName: .rainBegan, object: nil, queue: nil) { _ in print("rain") },
    ]
    all.append(center.addObserver(forName: .snowBegan, object: nil, queue: nil) { _ in print("snow") })
    all += [center.addObserver(forName: .snowBegan, object: nil, queue: nil) { _ in print("snow") }]
    let names: [Notification.Name] = [.rainBegan, .snowBegan]
    all += names.map { center.addObserver(forName: $0, object: nil, queue: nil) { _ in print("both") } }
    byName["rain"] = center.addObserver(forName: .rainBegan, object: nil, queue: nil) { _ in print("rain") }
    all.append(watch(.snowBegan))
    keep(center.addObserver(forName: .rainBegan, object: nil, queue: nil) { _ in print("rain") })
    center.addObserver(forName: .rainBegan, object: nil, queue: nil) { _ in print("rain") }.store(in: &all)
    named = NamedWatch(
      name: "snow", watch: center.addObserver(forName: .snowBegan, object: nil, queue: nil) { _ in print("snow") })
  }

  private func watch(_ name: Notification.Name) -> Watch {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in print("watched") }
  }

  private func keep(_ watch: Watch) { all.append(watch) }
}

/// A token of Foundation's ends nothing when it is released.
final class Almanac {
  private var rain: (any NSObjectProtocol)?
  private var all: [any NSObjectProtocol] = []

  func start() {
    let center = NotificationCenter.default
    rain = center.addObserver(  // expect: unremoved_token
      forName: .rainBegan, object: nil, queue: nil) { _ in print("rain") }
    all.append(
      center.addObserver(  // expect: unremoved_token
        forName: .snowBegan, object: nil, queue: nil) { _ in print("snow") })
  }
}

final class Station {
  private var rain: Watch?

  func start() {
    rain = NotificationCenter.default.addObserver(  // expect: retain_cycle
      forName: .rainBegan, object: nil, queue: nil) { _ in self.measure() }
  }

  func startOnce() {
    let first: Watch = NotificationCenter.default.addObserver(  // expect: dropped_observation
      forName: .rainBegan, object: nil, queue: nil) { _ in print("rain") }
    print("started")
  }

  private func measure() { print("rain") }
}

final class ForecastController: UIViewController {
  private var watches: [Watch] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watches = [
      NotificationCenter.default.addObserver(forName: .rainBegan, object: nil, queue: nil) { [weak self] _ in
        self?.view.setNeedsLayout()
      }
    ]
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watches.removeAll()
  }
}

func open() -> [AnyObject] { [Forecast(), Forecast(), Almanac(), Almanac(), Station(), Station()] }
