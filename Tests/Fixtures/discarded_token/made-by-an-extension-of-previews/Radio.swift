// Case: is an object that an extension of all previews makes another owner?
import SwiftUI

@main struct RadioApp: App {
  private let tuner = Tuner()
  private let clock = Clock()

  var body: some Scene {
    WindowGroup { Text("Radio").onAppear { print(tuner, clock) } }
  }
}

/// The app keeps the only tuner as long as the process lives.
final class Tuner {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Tuned"), object: nil, queue: nil) { _ in print("tuned") }
  }
}

final class Clock {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Tick"), object: nil, queue: nil) { _ in print("tick") }  // expect: error discarded_token
  }
}

extension PreviewProvider {
  static var tuner: Tuner { Tuner() }
}

extension View {
  static func makeClock() -> Clock { Clock() }
}
