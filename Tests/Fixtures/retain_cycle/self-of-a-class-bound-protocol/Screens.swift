import Combine
import UIKit

protocol Refreshing: AnyObject {
  var bag: Set<AnyCancellable> { get set }
  func refresh()
}

extension Refreshing {
  func bindRefresh() {
    NotificationCenter.default.publisher(for: .renamed).sink { _ in self.refresh() }.store(in: &bag)  // expect: error retain_cycle
  }
}

final class Page: Refreshing {
  var bag: Set<AnyCancellable> = []
  func refresh() {}
}

protocol Emptied: AnyObject {
  var bag: Set<AnyCancellable> { get set }
  func refresh()
}

extension Emptied {
  func bindEmptied() {
    NotificationCenter.default.publisher(for: .renamed).sink { _ in self.refresh() }.store(in: &bag)
  }
}

final class Sheet: Emptied {
  var bag: Set<AnyCancellable> = []
  func refresh() {}
  func close() { bag.removeAll() }
}

protocol Lasting: AnyObject {
  var bag: Set<AnyCancellable> { get set }
  func refresh()
}

extension Lasting {
  func bindLasting() {
    NotificationCenter.default.publisher(for: .renamed).sink { _ in self.refresh() }.store(in: &bag)  // expect: note retain_cycle
  }
}

final class Store: Lasting {
  static let shared = Store()
  var bag: Set<AnyCancellable> = []
  func refresh() {}
}
