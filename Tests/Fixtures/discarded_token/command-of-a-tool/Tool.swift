import ArgumentParser
import Foundation

struct Tool: ParsableCommand {
  func run() {
    Waiting.begin()
  }
}

enum Waiting {
  static func begin() {
    NotificationCenter.default.addObserver(forName: .init("Done"), object: nil, queue: nil) { _ in }  // expect: note discarded_token
  }
}
