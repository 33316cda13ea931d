// Case: does a flag that another method of the same pass sets let a method register once?
import UIKit

class Observing: UIViewController {
  @objc func rotated() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class Photo: Observing {
  private var isFirst = true

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isFirst { return }
    NotificationCenter.default.addObserver(self, selector: #selector(rotated), name: .init("turn"), object: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isFirst else { return }
    isFirst = false
  }
}

final class Film: Observing {
  private var hasAppeared = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe()
  }

  private func observe() {
    guard !hasAppeared else { return }
    NotificationCenter.default.addObserver(self, selector: #selector(rotated), name: .init("turn"), object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = true
  }
}

/// The button may never be touched.
final class Button: Observing {
  private var isFirst = true

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isFirst else { return }
    NotificationCenter.default.addObserver(self, selector: #selector(rotated), name: .init("turn"), object: nil)  // expect: unbalanced_lifecycle
  }

  @IBAction private func touched() { isFirst = false }
}

/// Each pass but the first registers.
final class Page: Observing {
  private var hasAppeared = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard hasAppeared else { return }
    NotificationCenter.default.addObserver(self, selector: #selector(rotated), name: .init("turn"), object: nil)  // expect: unbalanced_lifecycle
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }
}

/// Another file sets the flag back.
final class Slide: Observing {
  var isFirst = true

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isFirst else { return }
    NotificationCenter.default.addObserver(self, selector: #selector(rotated), name: .init("turn"), object: nil)  // expect: unbalanced_lifecycle
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isFirst = false
  }
}

/// The flag may stay as it is.
final class Card: Observing {
  private var isFirst = true

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isFirst else { return }
    NotificationCenter.default.addObserver(self, selector: #selector(rotated), name: .init("turn"), object: nil)  // expect: unbalanced_lifecycle
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if animated { isFirst = false }
  }
}

final class Album: UIViewController {
  @IBAction private func restart(_ slide: Slide) { slide.isFirst = true }

  @IBAction private func open() {
    for page in [Photo(), Film(), Button(), Page(), Slide(), Card()] { present(page, animated: true) }
  }
}
