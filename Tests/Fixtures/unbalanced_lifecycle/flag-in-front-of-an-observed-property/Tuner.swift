// Case: does a flag that another method of the pass sets let a pass store into an observed property once?
import UIKit

class Receiver: UIViewController {
  @objc func tune() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class Tuner: Receiver {
  private var isFirst = true
  private var station: String? {
    willSet {
      NotificationCenter.default.addObserver(self, selector: #selector(tune), name: .init("band"), object: nil)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFirst { station = "news" }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isFirst = false
  }
}

/// The dial belongs to another object, and its observer calls a method.
final class Panel: UIViewController {
  private let dial = Dial()
  private var hasAppeared = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    dial.station = "news"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }
}

final class Dial: NSObject {
  var station = "" {
    didSet { listen() }
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  private func listen() {
    NotificationCenter.default.addObserver(self, selector: #selector(tune), name: .init("band"), object: nil)
  }

  @objc private func tune() {}
}

/// Each pass stores again, behind the flag.
final class Scanner: Receiver {
  private var isFirst = true
  private var station = "" {
    didSet {
      NotificationCenter.default.addObserver(self, selector: #selector(tune), name: .init("band"), object: nil)  // expect: unbalanced_lifecycle
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFirst { station = "news" }
    station = "music"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isFirst = false
  }
}

/// The button sets the flag back.
final class Remote: Receiver {
  private var isFirst = true
  private var station = "" {
    didSet {
      NotificationCenter.default.addObserver(self, selector: #selector(tune), name: .init("band"), object: nil)  // expect: unbalanced_lifecycle
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isFirst { station = "news" }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isFirst = false
  }

  @IBAction private func restart() { isFirst = true }
}

final class Shelf: UIViewController {
  @IBAction private func open() {
    for screen in [Tuner(), Panel(), Scanner(), Remote()] { present(screen, animated: true) }
  }
}
