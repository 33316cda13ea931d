// Case: does a computed property make an owner once, if a single place that runs once reads it?
import Combine
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let parts = Parts()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.rootViewController = parts.root
    window?.addSubview(parts.mixerView)
    print([parts].map(\.mixerView))
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    window?.rootViewController = parts.page
  }
}

final class Parts {
  var root: UIViewController { TunerController(Tuner()) }
  var page: UIViewController { ClockController(Clock()) }
  var volumeBar: UIViewController { VolumeController(Volume()) }
  var mixerView: MixerView { MixerView() }
  private lazy var first = volumeBar
  private lazy var second = volumeBar
}

final class TunerController: UIViewController {
  private let tuner: Tuner
  init(_ tuner: Tuner) {
    self.tuner = tuner
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class ClockController: UIViewController {
  private let clock: Clock
  init(_ clock: Clock) {
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class VolumeController: UIViewController {
  private let volume: Volume
  init(_ volume: Volume) {
    self.volume = volume
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class Tuner {
  private var bag: Set<AnyCancellable> = []
  init() {
    NotificationCenter.default.publisher(for: .init("Tuned")).sink { _ in self.tune() }.store(in: &bag)  // expect: note retain_cycle
  }
  private func tune() {}
}

/// The app becomes active again and again.
final class Clock {
  private var bag: Set<AnyCancellable> = []
  init() {
    NotificationCenter.default.publisher(for: .init("Tick")).sink { _ in self.tick() }.store(in: &bag)  // expect: error retain_cycle
  }
  private func tick() {}
}

/// A key path reads the property, too.
final class MixerView: UIView {
  private var bag: Set<AnyCancellable> = []
  private lazy var watch: Void = {
    NotificationCenter.default.publisher(for: .init("Mixed")).sink { _ in self.mix() }.store(in: &bag)  // expect: error retain_cycle
  }()
  private func mix() {}
}

/// Two places read the property.
final class Volume {
  private var bag: Set<AnyCancellable> = []
  init() {
    NotificationCenter.default.publisher(for: .init("Loud")).sink { _ in self.set() }.store(in: &bag)  // expect: error retain_cycle
  }
  private func set() {}
}
