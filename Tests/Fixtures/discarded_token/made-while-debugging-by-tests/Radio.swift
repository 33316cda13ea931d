// Case: does an object of which only tests make the maker count, if no release has the maker?
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  private lazy var parts = Parts()
}

final class Parts {
  lazy var tuner = Tuner()
  lazy var clock = Clock()
  lazy var mixer = Mixer()
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

final class Mixer {
  init() {
    NotificationCenter.default.addObserver(forName: .init("Mixed"), object: nil, queue: nil) { _ in print("mixed") }  // expect: error discarded_token
  }
}

#if DEBUG
  public final class FakeParts {
    public init() {}
    lazy var tuner = Tuner()
  }

  /// The program itself makes such parts, too.
  public final class SampleParts {
    public init() {}
    lazy var clock = Clock()
  }

  func showSamples() { print(SampleParts().clock) }
#endif

/// A release has the parts, and other programs may make them.
public final class SpareParts {
  public init() {}
  lazy var mixer = Mixer()
}
