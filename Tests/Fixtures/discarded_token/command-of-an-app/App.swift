// Case: is a leak an error if an app may run the command again?
import ArgumentParser
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  @objc func enter(_ line: String) throws {
    try Tool.parse([line]).run()
  }
}

struct Tool: ParsableCommand {
  func run() {
    Waiting.begin()
  }
}

enum Waiting {
  static func begin() {
    NotificationCenter.default.addObserver(forName: .init("Done"), object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }
}
