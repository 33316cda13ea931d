// Case: a method registers only where a property is empty. Does another method empty the property, and leave the registration?
import UIKit

final class Page: NSObject {
  private var view: UIView?

  func open() {
    if view == nil {
      view = UIView()
      NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, note unmatched_selector_observer
        self, selector: #selector(reload), name: .rulesChanged, object: nil)
    }
  }

  func close() {
    view?.removeFromSuperview()
    view = nil
  }

  @objc private func reload() { view?.setNeedsLayout() }
}

final class PageController: UIViewController {
  private let page = Page()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    page.open()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    page.close()
  }
}

/// Only the end of the object empties the property.
final class Letter: NSObject {
  private var view: UIView?

  func open() {
    if view == nil {
      view = UIView()
      NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
        self, selector: #selector(reload), name: .rulesChanged, object: nil)
    }
  }

  private func close() { view = nil }

  deinit { close() }

  @objc private func reload() { view?.setNeedsLayout() }
}

final class LetterController: UIViewController {
  private let letter = Letter()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    letter.open()
  }
}

/// Another flag stays.
final class Poster: NSObject {
  private var view: UIView?
  private var isObserving = false

  func open() {
    if view == nil {
      view = UIView()
      if !isObserving {
        isObserving = true
        NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
          self, selector: #selector(reload), name: .rulesChanged, object: nil)
      }
    }
  }

  func close() { view = nil }

  @objc private func reload() { view?.setNeedsLayout() }
}

final class PosterController: UIViewController {
  private let poster = Poster()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    poster.open()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    poster.close()
  }
}

/// The owner lets go of the object, and makes another one.
final class Card: NSObject {
  private var view: UIView?

  func open() {
    if view == nil {
      view = UIView()
      NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
        self, selector: #selector(reload), name: .rulesChanged, object: nil)
    }
  }

  func close() { view = nil }

  @objc private func reload() { view?.setNeedsLayout() }
}

final class CardController: UIViewController {
  private var card: Card?

  override func viewDidLoad() {
    super.viewDidLoad()
    card = Card()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    card?.open()
  }

  func finish() {
    card?.close()
    card = nil
  }
}

func use(_ controller: CardController) { controller.finish() }

/// `close()` also removes.
final class Sheet: NSObject {
  private var view: UIView?

  func open() {
    if view == nil {
      view = UIView()
      NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .rulesChanged, object: nil)
    }
  }

  func close() {
    view = nil
    NotificationCenter.default.removeObserver(self, name: .rulesChanged, object: nil)
  }

  @objc private func reload() { view?.setNeedsLayout() }
}

final class SheetController: UIViewController {
  private let sheet = Sheet()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sheet.open()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    sheet.close()
  }
}

/// The method that empties the property removes the observer, too.
final class Note: NSObject {
  private var token: (any NSObjectProtocol)?

  func open() {
    if token == nil {
      token = NotificationCenter.default.addObserver(forName: .rulesChanged, object: nil, queue: nil) { _ in print("note") }
    }
  }

  func close() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class NoteController: UIViewController {
  private let note = Note()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note.open()
  }

  @objc func mute() { note.close() }
}

/// A further method removes the observer.
final class Memo: NSObject {
  private var view: UIView?

  func open() {
    if view == nil {
      view = UIView()
      NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .rulesChanged, object: nil)
    }
  }

  func close() { view = nil }

  func end() { NotificationCenter.default.removeObserver(self, name: .rulesChanged, object: nil) }

  @objc private func reload() { view?.setNeedsLayout() }
}

final class MemoController: UIViewController {
  private let memo = Memo()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    memo.open()
  }

  @objc func mute() {
    memo.close()
    memo.end()
  }
}

extension Notification.Name {
  static let rulesChanged = Notification.Name("RulesChanged")
}
