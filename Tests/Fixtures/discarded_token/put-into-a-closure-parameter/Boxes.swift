import Foundation

final class Box<Content> {
  private var content: Content
  init(_ content: Content) { self.content = content }
  func update<Result>(_ change: (inout Content) -> Result) -> Result { change(&content) }
}

/// Kept in a box of the program's own, and removed from there.
final class RainFeed {
  private let token = Box<(any NSObjectProtocol)?>(nil)

  init() {
    token.update {
      $0 = NotificationCenter.default.addObserver(forName: .init("Rain"), object: nil, queue: nil) { _ in
        print("rain")
      }
    }
  }

  deinit {
    token.update { kept in
      if let kept { NotificationCenter.default.removeObserver(kept) }
    }
  }
}

final class Case {
  private var handle: (any NSObjectProtocol)?
  func withHandle(_ change: (inout (any NSObjectProtocol)?) -> Void) {
    forward(change)
  }
  private func forward(_ body: (inout (any NSObjectProtocol)?) -> Void) {
    body(&handle)
  }
}

/// Kept in a case, which nothing ever removes it from.
final class HailFeed {
  private let holder = Case()

  init() {
    holder.withHandle {
      $0 = NotificationCenter.default.addObserver(  // expect: unremoved_token
        forName: .init("Hail"), object: nil, queue: nil
      ) { _ in
        print("hail")
      }
    }
  }
}

/// The closure is given a copy, which nobody keeps.
final class SleetFeed {
  init() {
    tryOut {
      $0 = NotificationCenter.default.addObserver(  // expect: discarded_token
        forName: .init("Sleet"), object: nil, queue: nil
      ) { _ in
        print("sleet")
      }
    }
  }

  private func tryOut(_ change: (inout (any NSObjectProtocol)?) -> Void) {
    var copy: (any NSObjectProtocol)?
    change(&copy)
  }
}
