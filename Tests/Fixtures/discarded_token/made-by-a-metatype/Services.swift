// Case: who makes an object if the type to make is a value?
import UIKit

protocol Managing {
  init(name: String)
}

final class Manager: Managing {
  init(name: String) {
    _ = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { [weak self] _ in self?.poll() }
  }

  private func poll() {}
}

protocol Playing {
  init(name: String)
}

final class Player: Playing {
  init(name: String) {
    _ = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { [weak self] _ in self?.poll() }  // expect: discarded_token
  }

  private func poll() {}
}

final class Services {
  private static var managingType: Managing.Type = Manager.self
  private static var playingType: Playing.Type = Player.self
  private(set) static var manager: Managing = managingType.init(name: "first")

  static func use(_ type: Managing.Type) { managingType = type }
  static func player() -> Playing { playingType.init(name: "first") }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { print(Services.manager) }
  @objc private func play() { print(Services.player()) }
}
