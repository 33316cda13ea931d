// Case: the code that the flag lets run lowers the flag before it registers.
import UIKit

class Screen: UIViewController {
  @objc func tune() { print("tune") }
  deinit { NotificationCenter.default.removeObserver(self) }
}

final class Radio: Screen {
  private var isFirst = true
  private var station: String? {
    didSet {
      isFirst = false
      NotificationCenter.default.addObserver(self, selector: #selector(tune), name: .tuned, object: nil)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFirst { station = "news" }
  }
}

/// The flag may stay as it is.
final class Player: Screen {
  private var isFirst = true
  private var station: String? {
    didSet {
      if station == nil { isFirst = false }
      NotificationCenter.default.addObserver(self, selector: #selector(tune), name: .tuned, object: nil)  // expect: unbalanced_lifecycle
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFirst { station = "news" }
  }
}

/// Another method raises the flag again.
final class Recorder: Screen {
  private var isFirst = true
  private var station: String? {
    didSet {
      isFirst = false
      NotificationCenter.default.addObserver(self, selector: #selector(tune), name: .tuned, object: nil)  // expect: unbalanced_lifecycle
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFirst { station = "news" }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isFirst = true
  }
}

extension Notification.Name {
  static let tuned = Notification.Name("Tuned")
}
