// Case: `self` is an object in an extension of a protocol that only classes can conform to
import Combine
import UIKit

protocol Titled: AnyObject {
  var title: String { get set }
  var bag: Set<AnyCancellable> { get set }
}

extension Titled {
  func bindTitle() {
    NotificationCenter.default.publisher(for: .renamed).map { _ in "" }
      .assign(to: \.title, on: self)  // expect: retain_cycle
      .store(in: &bag)
  }
}

protocol LegacyTitled: class {
  var bag: Set<AnyCancellable> { get set }
  func show()
}

extension LegacyTitled {
  func bindLegacyTitle() {
    NotificationCenter.default.publisher(for: .renamed).sink { _ in self.show() }.store(in: &bag)  // expect: retain_cycle
  }
}

protocol Counted {
  var bag: Set<AnyCancellable> { get nonmutating set }
  func count()
}

extension Counted {
  func bindCount() {
    NotificationCenter.default.publisher(for: .renamed).sink { _ in self.count() }.store(in: &bag)
  }
}

extension Counted where Self: UIViewController {
  func bindController() {
    NotificationCenter.default.publisher(for: .renamed).sink { _ in self.count() }.store(in: &bag)  // expect: retain_cycle
  }
}

extension Counted where Self: Counter {
  func bindCounter() {
    NotificationCenter.default.publisher(for: .renamed).sink { _ in self.count() }.store(in: &bag)  // expect: retain_cycle
  }
}

extension Counted where Self: Equatable {
  func bindValue() {
    NotificationCenter.default.publisher(for: .renamed).sink { _ in self.count() }.store(in: &bag)
  }
}

protocol NamedCounter: Counter {
  var names: Set<AnyCancellable> { get set }
}

extension NamedCounter {
  func bindNames() {
    NotificationCenter.default.publisher(for: .renamed).sink { _ in self.reset() }.store(in: &names)  // expect: retain_cycle
  }
}

extension Notification.Name {
  static let renamed = Notification.Name("Renamed")
}
