// Case: the two names of Foundation's type of names mean one type, also before a type that the program adds to it.
import Foundation

extension Notification.Name {
  enum Oven {
    static let heated = Notification.Name("oven.heated")
  }
}

extension NSNotification.Name {
  enum Hob {
    static let lit = Notification.Name("hob.lit")
  }
}

final class Cook: NSObject {
  private let center = NotificationCenter.default
  private var token: (any NSObjectProtocol)?

  override init() {
    super.init()
    token = center.addObserver(forName: Notification.Name.Oven.heated, object: nil, queue: nil) { _ in print("hot") }  // expect: unremoved_token
    center.addObserver(self, selector: #selector(lit), name: Notification.Name.Hob.lit, object: nil)
    center.addObserver(self, selector: #selector(lit), name: Notification.Name("bell"), object: nil)  // expect: note unmatched_selector_observer
  }

  deinit {
    center.removeObserver(self, name: NSNotification.Name.Oven.heated, object: nil)  // expect: ineffective_removal
    center.removeObserver(self, name: NSNotification.Name.Hob.lit, object: nil)
  }

  @objc private func lit() {}
}
