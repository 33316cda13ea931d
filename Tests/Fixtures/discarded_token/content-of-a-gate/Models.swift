import Foundation

final class Player: ObservableObject {
  init() {
    NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in  // expect: note discarded_token
      self.play()
    }
  }

  func play() {}
}

final class Recorder: ObservableObject {
  init() {
    NotificationCenter.default.addObserver(forName: .init("b"), object: nil, queue: nil) { _ in  // expect: discarded_token
      self.record()
    }
  }

  func record() {}
}
