// Case: does a call that gives a case reach the branch of another case, which registers?
import UIKit

enum Section { case books, films, search }

final class ShelfController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    select(.books)
  }

  @objc func searchWasTapped() { select(.search) }

  private func select(_ section: Section) {
    switch section {
    case .books: view.alpha = 1
    case .films: view.alpha = 0.5
    case .search:
      NotificationCenter.default.addObserver(self, selector: #selector(found), name: .bookFound, object: nil)
    }
  }

  @objc private func found() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class SearchController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    select(.search)
    move(.films)
    choose(.books)
  }

  private func select(_ section: Section) {
    switch section {
    case .books, .films: view.alpha = 1
    case .search:
      NotificationCenter.default.addObserver(self, selector: #selector(found), name: .bookFound, object: nil)  // expect: unbalanced_lifecycle
    }
  }

  private func move(_ section: Section) {
    switch section {
    case .books: view.alpha = 1
    case .films: fallthrough
    case .search:
      NotificationCenter.default.addObserver(self, selector: #selector(found), name: .bookMoved, object: nil)  // expect: unbalanced_lifecycle
    }
  }

  private func choose(_ section: Section) {
    switch section {
    case .search: view.alpha = 1
    default:
      NotificationCenter.default.addObserver(self, selector: #selector(found), name: .bookChosen, object: nil)  // expect: unbalanced_lifecycle
    }
  }

  @objc private func found() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

extension Notification.Name {
  static let bookFound = Notification.Name("BookFound")
  static let bookMoved = Notification.Name("BookMoved")
  static let bookChosen = Notification.Name("BookChosen")
}
