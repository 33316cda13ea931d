// Case: does the delegate make an object once, in a closure that it gives to another object's initializer?
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var store: Store?
  private var ticker: Ticker?
  private var speaker: Speaker?
  private var poller: Poller?
  private var history: History?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    store = Store(completion: { self.storeIsReady() })
    ticker = Ticker { self.poller = Poller() }
    migrate { [weak self] in self?.history = History() }
    return true
  }

  private func storeIsReady() { speaker = Speaker() }

  private func migrate(then finish: @escaping () -> Void) {
    guard UserDefaults.standard.bool(forKey: "old") else { return finish() }
    DispatchQueue.main.async { finish() }
  }
}

final class Store {
  private let completion: () -> Void

  init(completion: @escaping () -> Void) {
    self.completion = completion
    load()
  }

  private func load() {
    DispatchQueue.global().async {
      DispatchQueue.main.async { self.completion() }
    }
  }
}

final class Ticker {
  private let tick: () -> Void

  init(tick: @escaping () -> Void) {
    self.tick = tick
    for _ in 0..<3 { self.tick() }
  }
}

final class Speaker {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("spoken"), object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class Poller {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("polled"), object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }
}

final class History {
  private var token: NSObjectProtocol?

  init() {
    token = NotificationCenter.default.addObserver(forName: .init("read"), object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}
