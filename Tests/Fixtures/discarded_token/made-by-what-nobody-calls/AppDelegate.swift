// Case: does a private method make an owner again if no code calls the method?
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var desk: Desk?
  private var lamp: Lamp?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    openDesk()
    openLamp()
  }

  // The program calls this for each tap.
  @objc private func tapped() { openLamp() }

  // Nothing calls this.
  private func reopen() { openDesk() }

  private func openDesk() { desk = Desk() }
  private func openLamp() { lamp = Lamp() }
}

final class Desk {
  init() {
    NotificationCenter.default.addObserver(forName: .init("desk"), object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}

final class Lamp {
  init() {
    NotificationCenter.default.addObserver(forName: .init("lamp"), object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}

final class Cover {
  // Nothing calls this.
  private func open() {
    NotificationCenter.default.addObserver(forName: .init("cover"), object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}
