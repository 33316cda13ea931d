// Case: a token of the program's own has a method that removes, and only some owners call the method on their token
import UIKit

final class Listener {
  private let token: NSObjectProtocol

  init(_ name: Notification.Name, _ handler: @escaping () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in handler() }
  }

  func stop() { NotificationCenter.default.removeObserver(token) }

  deinit { stop() }
}

final class LevelMeter: NSObject {
  private var level = 0
  private var listener: Listener?

  func start() {
    listener = Listener(.init("levelDidChange")) { self.level += 1 }  // expect: retain_cycle
  }
}

final class PeakMeter: NSObject {
  var peak = 0
  var listener: Listener?

  override init() {
    super.init()
    listener = Listener(.init("peakDidChange")) { self.peak += 1 }  // expect: retain_cycle
  }

  deinit { listener?.stop() }
}

final class MeterController: UIViewController {
  private var readings = 0
  var listener: Listener?
  private var others: [Listener] = []
  private var paused: Listener?

  override func viewDidLoad() {
    super.viewDidLoad()
    listener = Listener(.init("readingDidChange")) { self.readings += 1 }
    others.append(Listener(.init("readingDidEnd")) { self.readings = 0 })
    paused = Listener(.init("readingDidPause")) { self.readings = -1 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listener?.stop()
    others.forEach { $0.stop() }
    if let paused { paused.stop() }
  }
}

/// All of these tokens end together.
final class SharedListener {
  private static var all: [SharedListener] = []
  private let token: NSObjectProtocol

  init(_ name: Notification.Name, _ handler: @escaping () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in handler() }
    Self.all.append(self)
  }

  static func stopAll() { all.forEach { $0.stop() } }

  func stop() { NotificationCenter.default.removeObserver(token) }

  deinit { stop() }
}

final class SharedMeter: NSObject {
  private var level = 0
  private var listener: SharedListener?

  func start() {
    listener = SharedListener(.init("levelDidFall")) { self.level -= 1 }
  }
}

final class Studio: NSObject {
  func open() -> (LevelMeter, PeakMeter, SharedMeter) { (LevelMeter(), PeakMeter(), SharedMeter()) }
  func close() { SharedListener.stopAll() }
}
