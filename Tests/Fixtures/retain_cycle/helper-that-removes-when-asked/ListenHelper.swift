// Case: a helper keeps the token and calls the closure of its caller, who asks for the removal in its `deinit`.
import UIKit

final class ListenHelper {
  static let shared = ListenHelper()
  private var tokens: [String: any NSObjectProtocol] = [:]

  func listen(_ name: Notification.Name, by key: String, _ callback: @escaping (Notification) -> Void) {
    if let old = tokens[key] { NotificationCenter.default.removeObserver(old) }
    tokens[key] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { callback($0) }
  }

  func discard(_ name: Notification.Name, by key: String) {
    if let old = tokens.removeValue(forKey: key) { NotificationCenter.default.removeObserver(old) }
  }
}

// The helper asks itself for the end of the earlier observer.
final class RenewingHelper {
  static let shared = RenewingHelper()
  private var tokens: [String: any NSObjectProtocol] = [:]

  func follow(_ name: Notification.Name, by key: String, _ callback: @escaping (Notification) -> Void) {
    drop(name, by: key)
    tokens[key] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { callback($0) }
  }

  func drop(_ name: Notification.Name, by key: String) {
    if let old = tokens.removeValue(forKey: key) { NotificationCenter.default.removeObserver(old) }
  }
}

final class MailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    RenewingHelper.shared.follow(.codeChanged, by: "\(ObjectIdentifier(self))") { _ in  // expect: retain_cycle
      self.refresh()
    }
    RenewingHelper.shared.follow(.codeShown, by: "\(ObjectIdentifier(self))") { [weak self] _ in self?.refresh() }
  }

  private func refresh() {}

  deinit {
    RenewingHelper.shared.drop(.codeChanged, by: "\(ObjectIdentifier(self))")
    RenewingHelper.shared.drop(.codeShown, by: "\(ObjectIdentifier(self))")
  }
}

final class CodeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    ListenHelper.shared.listen(.codeChanged, by: name) { _ in self.refresh() }  // expect: retain_cycle
    ListenHelper.shared.listen(.codeShown, by: name) { [weak self] _ in self?.refresh() }
  }

  private let name = UUID().uuidString

  private func refresh() {}

  deinit {
    ListenHelper.shared.discard(.codeChanged, by: name)
    ListenHelper.shared.discard(.codeShown, by: name)
  }
}

// It ends the observation before its own end.
final class SheetController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    ListenHelper.shared.listen(.sheetChanged, by: "sheet") { _ in self.refresh() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ListenHelper.shared.discard(.sheetChanged, by: "sheet")
  }

  private func refresh() {}
}

// Another object ends the observation.
final class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    ListenHelper.shared.listen(.pageChanged, by: "page") { _ in self.refresh() }
  }

  private func refresh() {}

  deinit { ListenHelper.shared.discard(.pageChanged, by: "page") }
}

final class Pages {
  func open() -> [UIViewController] { [PageController(), CodeController(), SheetController(), MailController()] }
  func openAgain() -> [UIViewController] { [PageController(), CodeController(), SheetController(), MailController()] }
  func close() { ListenHelper.shared.discard(.pageChanged, by: "page") }
}

extension Notification.Name {
  static let codeChanged = Notification.Name("CodeChanged")
  static let codeShown = Notification.Name("CodeShown")
  static let sheetChanged = Notification.Name("SheetChanged")
  static let pageChanged = Notification.Name("PageChanged")
}
