// Case: a function hands a constant case on, and the next function does not reach the registration for this case.
import UIKit

enum Page {
  case details, tabs, start
}

class Router: UIViewController {
  @objc func update() { print("update") }
  deinit { NotificationCenter.default.removeObserver(self) }
}

final class DetailsRouter: Router {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    go(to: .details, isQuick: true)
  }

  private func go(to page: Page, isQuick: Bool) {
    print("go")
    load(page)
    prepare(isQuick: isQuick)
  }

  private func load(_ page: Page) {
    switch page {
    case .details, .start: print("details")
    case .tabs:
      NotificationCenter.default.addObserver(self, selector: #selector(update), name: .tabsChanged, object: nil)
    }
  }

  private func prepare(isQuick: Bool) {
    if isQuick { return }
    NotificationCenter.default.addObserver(self, selector: #selector(update), name: .detailsChanged, object: nil)
  }
}

final class TabsRouter: Router {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    go(to: .tabs, isQuick: false)
  }

  private func go(to page: Page, isQuick: Bool) {
    load(page)
    prepare(isQuick: isQuick)
  }

  private func load(_ page: Page) {
    switch page {
    case .details, .start: print("details")
    case .tabs:
      NotificationCenter.default.addObserver(self, selector: #selector(update), name: .tabsChanged, object: nil)  // expect: unbalanced_lifecycle
    }
  }

  private func prepare(isQuick: Bool) {
    if isQuick { return }
    NotificationCenter.default.addObserver(self, selector: #selector(update), name: .detailsChanged, object: nil)  // expect: unbalanced_lifecycle
  }
}

/// The function on the way hands on another case.
final class ReturningRouter: Router {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    go(to: .details)
  }

  private func go(to page: Page) {
    var page = page
    if page == .details { page = .tabs }
    load(page)
  }

  private func load(_ page: Page) {
    switch page {
    case .details, .start: print("details")
    case .tabs:
      NotificationCenter.default.addObserver(self, selector: #selector(update), name: .tabsChanged, object: nil)  // expect: unbalanced_lifecycle
    }
  }
}

extension Notification.Name {
  static let tabsChanged = Notification.Name("TabsChanged")
  static let detailsChanged = Notification.Name("DetailsChanged")
}
