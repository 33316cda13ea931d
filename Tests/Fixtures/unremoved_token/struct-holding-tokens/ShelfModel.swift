import Foundation

final class ShelfModel {
  private var list = TokenList()

  func start() {
    list.keep(
      NotificationCenter.default.addObserver(forName: .shelfSorted, object: nil, queue: .main) { _ in print("sorted") })  // expect: unremoved_token
    print("\(list.count) observers")
  }
}

extension Notification.Name {
  static let shelfSorted = Notification.Name("ShelfSorted")
}
