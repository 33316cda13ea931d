// Case: a shared helper ends the observer of a key before the next observer. All objects of a class may have the same key.
import UIKit

func className(_ value: Any) -> String {
  let name = String(describing: type(of: value))
  return name.hasSuffix(".Type") ? String(name.dropLast(5)) : name
}

func objectName(_ value: AnyObject) -> String { "\(type(of: value)) \(ObjectIdentifier(value))" }

final class ListenHelper {
  static let shared = ListenHelper()
  private var tokens: [String: any NSObjectProtocol] = [:]
  private init() {}

  func listen(_ name: Notification.Name, by key: String, _ callback: @escaping (Notification) -> Void) {
    if let old = tokens[key] { NotificationCenter.default.removeObserver(old) }
    tokens[key] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { callback($0) }
  }

  func discard(_ name: Notification.Name, by key: String) {
    if let old = tokens.removeValue(forKey: key) { NotificationCenter.default.removeObserver(old) }
  }
}

// The next controller of the class ends the observation.
final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    ListenHelper.shared.listen(.listChanged, by: className(self)) { _ in self.refresh() }
  }

  private func refresh() {}
  deinit { ListenHelper.shared.discard(.listChanged, by: className(ListController.self)) }
}

final class TextController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    ListenHelper.shared.listen(.textChanged, by: "text \(type(of: self))") { _ in self.refresh() }
  }

  private func refresh() {}
  deinit { ListenHelper.shared.discard(.textChanged, by: "text \(type(of: self))") }
}

// Each controller has a key of its own.
final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    ListenHelper.shared.listen(.pageChanged, by: objectName(self)) { _ in self.refresh() }  // expect: retain_cycle
  }

  private func refresh() {}
  deinit { ListenHelper.shared.discard(.pageChanged, by: objectName(self)) }
}

final class NumberController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    ListenHelper.shared.listen(.numberChanged, by: "\(hash)") { _ in self.refresh() }  // expect: retain_cycle
  }

  private func refresh() {}
  deinit { ListenHelper.shared.discard(.numberChanged, by: "\(hash)") }
}

final class Pages {
  func open() -> [UIViewController] { [ListController(), TextController(), PageController(), NumberController()] }
  func openAgain() -> [UIViewController] { [ListController(), TextController(), PageController(), NumberController()] }
}

extension Notification.Name {
  static let listChanged = Notification.Name("ListChanged")
  static let textChanged = Notification.Name("TextChanged")
  static let numberChanged = Notification.Name("NumberChanged")
  static let pageChanged = Notification.Name("PageChanged")
}
