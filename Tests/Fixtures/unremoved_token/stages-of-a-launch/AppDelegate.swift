// Case: does a flag that nothing sets back let an object be made once?
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let manager = LaunchManager()
  private let player = PlayerManager()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.resume()
    player.start()
    return true
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    manager.resume()
    player.start()
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { player.stop() }
}

final class LaunchManager {
  private enum Stage { case initial, ready, shown }

  private var stage: Stage = .initial
  private var isWatching = false
  private var clock: Clock?
  private var monitor: Monitor?

  func resume() {
    if stage == .initial { showFirstScreen() }
    guard !isWatching else { return }
    isWatching = true
    monitor = Monitor()
  }

  private func showFirstScreen() {
    clock = Clock()
    stage = .shown
  }
}

final class PlayerManager {
  private var isPlaying = false
  private var player: Player?

  func start() {
    guard !isPlaying else { return }
    isPlaying = true
    player = Player()
  }

  func stop() { isPlaying = false }
}

final class Clock {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("ticked"), object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class Monitor {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("seen"), object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class Player {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("played"), object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }
}
