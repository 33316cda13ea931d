// Case: does other code run a registration that the initializer has made already?
import Combine
import UIKit

extension Notification.Name {
  static let downloadFinished = Notification.Name("downloadFinished")
  static let themeChanged = Notification.Name("themeChanged")
}

final class Downloads {
  static let shared = Downloads()
  private var observations: Set<AnyCancellable> = []

  private init() {
    Task { await observe() }
  }

  func observe() async {
    NotificationCenter.default.publisher(for: .downloadFinished)
      .sink { _ in print("finished") }  // expect: unbalanced_lifecycle
      .store(in: &observations)
  }
}

final class Border: UIView {
  var color: UIColor? { didSet { setUp() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(themeChanged), name: .themeChanged, object: nil)
  }

  @objc private func themeChanged() { setNeedsDisplay() }

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// It ends the first observation before the second begins.
final class Restarted {
  private var observations: Set<AnyCancellable> = []

  init() { observe() }

  func restart() {
    observations.removeAll()
    observe()
  }

  private func observe() {
    NotificationCenter.default.publisher(for: .downloadFinished).sink { _ in print("finished") }
      .store(in: &observations)
  }
}

/// Each run observes a new object.
final class Form {
  private var address = Address()
  private var observations: Set<AnyCancellable> = []

  init() { observe() }

  func reset() {
    address = Address()
    observe()
  }

  private func observe() {
    address.changes.sink { print($0) }.store(in: &observations)
  }
}

final class Address {
  let changes = PassthroughSubject<String, Never>()
}

/// A window without a title begins without the observation.
final class Panel {
  private var observations: Set<AnyCancellable> = []
  private let title: String

  init(title: String) {
    self.title = title
    observe()
  }

  init() { title = "" }

  func observe() {
    NotificationCenter.default.publisher(for: .themeChanged).sink { _ in print("theme") }
      .store(in: &observations)
  }
}

/// The method is a part of the beginning.
final class Player {
  private var observations: Set<AnyCancellable> = []

  init() {
    observe()
    prepare()
  }

  private func prepare() { print("ready") }

  func observe() {
    NotificationCenter.default.publisher(for: .downloadFinished).sink { _ in print("finished") }
      .store(in: &observations)
  }
}
