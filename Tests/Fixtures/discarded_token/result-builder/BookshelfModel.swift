import Foundation

final class BookshelfModel {
  private var tokens: TokenSet?

  func start(verbose: Bool) {
    let center = NotificationCenter.default
    tokens = TokenSet {
      center.addObserver(forName: .bookAdded, object: nil, queue: .main) { _ in print("added") }
      center.addObserver(forName: .bookRemoved, object: nil, queue: .main) { _ in print("removed") }
      if verbose {
        center.addObserver(forName: .bookOpened, object: nil, queue: .main) { _ in print("opened") }
      }
    }
  }
}

extension Notification.Name {
  static let bookAdded = Notification.Name("BookAdded")
  static let bookRemoved = Notification.Name("BookRemoved")
  static let bookOpened = Notification.Name("BookOpened")
}
