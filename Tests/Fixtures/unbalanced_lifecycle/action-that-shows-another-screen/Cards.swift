// Case: the action of a control registers and shows another screen, from which the user comes back
import Combine
import UIKit

extension Notification.Name {
  static let cardEdited = Notification.Name("cardEdited")
  static let cardMoved = Notification.Name("cardMoved")
}

final class Cards {
  let edited = PassthroughSubject<String, Never>()
}

final class EditController: UIViewController {
  let edited = PassthroughSubject<String, Never>()

  @IBAction private func done() {
    NotificationCenter.default.post(name: .cardEdited, object: self)
    dismiss(animated: true)
  }
}

final class CardController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }

  private let cards = Cards()
  private let moveButton = UIButton()
  private var subscriptions = Set<AnyCancellable>()
  private var ownSubscriptions = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    moveButton.addTarget(self, action: #selector(move), for: .touchUpInside)
  }

  @IBAction private func edit(_ sender: UIButton) {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(cardEdited), name: .cardEdited, object: nil)
    present(EditController(), animated: true)
  }

  @objc private func move() {
    watchMoves()
    navigationController?.pushViewController(EditController(), animated: true)
  }

  private func watchMoves() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(cardEdited), name: .cardMoved, object: nil)
  }

  @IBAction private func rename(_ sender: UIButton) {
    cards.edited
      .sink { [weak self] in self?.title = $0 }  // expect: unbalanced_lifecycle
      .store(in: &subscriptions)
    present(EditController(), animated: true) { print("shown") }
  }

  /// The observed object is new on each run.
  @IBAction private func copyCard(_ sender: UIButton) {
    let editor = EditController()
    editor.edited
      .sink { [weak self] in self?.title = $0 }
      .store(in: &ownSubscriptions)
    present(editor, animated: true)
  }

  @objc private func cardEdited() {}
}

extension CardController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
      self, selector: #selector(cardEdited), name: .cardEdited, object: nil)
    if indexPath.row > 0 { navigationController?.pushViewController(EditController(), animated: true) }
  }
}

/// The handler removes the observer.
final class OneEditController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }

  @IBAction private func edit(_ sender: UIButton) {
    NotificationCenter.default.addObserver(self, selector: #selector(cardEdited), name: .cardEdited, object: nil)
    present(EditController(), animated: true)
  }

  @objc private func cardEdited() {
    NotificationCenter.default.removeObserver(self, name: .cardEdited, object: nil)
  }
}

/// The screen comes back, and its appearance removes the observer.
final class ReturningController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.removeObserver(self, name: .cardEdited, object: nil)
  }

  @IBAction private func edit(_ sender: UIButton) {
    NotificationCenter.default.addObserver(self, selector: #selector(cardEdited), name: .cardEdited, object: nil)
    present(EditController(), animated: true)
  }

  @objc private func cardEdited() {}
}

/// The screen goes away with its only action.
final class LeavingController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }

  @IBAction private func close(_ sender: UIButton) {
    NotificationCenter.default.addObserver(self, selector: #selector(cardEdited), name: .cardEdited, object: nil)
    let presenter = presentingViewController
    dismiss(animated: true)
    presenter?.present(EditController(), animated: true)
  }

  /// No other screen comes.
  @IBAction private func start(_ sender: UIButton) {
    NotificationCenter.default.addObserver(self, selector: #selector(cardEdited), name: .cardMoved, object: nil)
  }

  @objc private func cardEdited() {}
}

/// The control does not work again.
final class SingleUseController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }

  @IBAction private func edit(_ sender: UIButton) {
    sender.isEnabled = false
    NotificationCenter.default.addObserver(self, selector: #selector(cardEdited), name: .cardEdited, object: nil)
    present(EditController(), animated: true)
  }

  @objc private func cardEdited() {}
}

/// A flag of the object, or the other branch, keeps the second run from registering.
final class CarefulController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }

  private var isObserving = false

  @IBAction private func edit(_ sender: UIButton) {
    if !isObserving {
      isObserving = true
      NotificationCenter.default.addObserver(self, selector: #selector(cardEdited), name: .cardEdited, object: nil)
    }
    present(EditController(), animated: true)
  }

  @IBAction private func look(_ sender: UIButton) {
    if sender.isSelected {
      NotificationCenter.default.addObserver(self, selector: #selector(cardEdited), name: .cardMoved, object: nil)
    } else {
      present(EditController(), animated: true)
    }
  }

  @objc private func cardEdited() {}
}

/// A helper, a closure or an unknown object may take the screen away; an alert is no other screen.
final class EndingController: UIViewController {
  deinit { NotificationCenter.default.removeObserver(self) }

  @IBAction private func choose(_ sender: UIButton) {
    watch()
    present(EditController(), animated: true)
    close()
  }

  @IBAction private func begin(_ sender: UIButton) {
    watch()
    present(EditController(), animated: true) { self.view.window?.rootViewController = EditController() }
  }

  @IBAction private func ask(_ sender: UIButton) {
    watch()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .default) { _ in self.close() })
    present(alert, animated: true)
  }

  @IBAction private func confirm(_ sender: UIButton) {
    watch()
    present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
  }

  @IBAction private func useOnce(_ sender: UIButton) {
    watch()
    sender.removeTarget(self, action: nil, for: .touchUpInside)
    present(EditController(), animated: true)
  }

  private func close() { dismiss(animated: true) }

  private func watch() {
    NotificationCenter.default.addObserver(self, selector: #selector(cardEdited), name: .cardEdited, object: nil)
  }

  @objc private func cardEdited() {}
}

/// The action of another class has the same name.
final class MovingFlow: NSObject {
  deinit { NotificationCenter.default.removeObserver(self) }

  @objc func move() {
    NotificationCenter.default.addObserver(self, selector: #selector(cardEdited), name: .cardMoved, object: nil)
    UINavigationController().pushViewController(EditController(), animated: true)
  }

  @objc private func cardEdited() {}
}
