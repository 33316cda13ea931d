// Case: does code that only a simulator runs make an owner again?
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  private lazy var tuner = Tuner()
  private lazy var clock = Clock()

  #if targetEnvironment(simulator)
    @objc func reset() { print(Tuner()) }
  #else
    @objc func restart() { print(Clock()) }
  #endif
}

final class Tuner {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Tuned"), object: nil, queue: nil) { _ in print("tuned") }  // expect: note discarded_token
  }
}

final class Clock {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Tick"), object: nil, queue: nil) { _ in print("tick") }  // expect: error discarded_token
  }
}
