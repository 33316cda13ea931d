// Case: is a registration of viewDidLoad a duplicate in a callback that runs on the same object?
import UIKit

protocol ChairDialogDelegate: AnyObject { func chairsUpdated() }

final class ChairDialog: UIViewController {
  weak var delegate: (any ChairDialogDelegate)?
  @IBAction func save() { delegate?.chairsUpdated() }
}

final class RoomController: UIViewController, ChairDialogDelegate {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(chairsChanged), name: Notification.Name("Chairs"), object: nil)
  }

  func chairsUpdated() {
    dismiss(animated: true)
    NotificationCenter.default.addObserver(  // expect: duplicate_registration
      self, selector: #selector(chairsChanged), name: Notification.Name("Chairs"), object: nil)
  }

  @objc private func chairsChanged() { count += 1 }

  @IBAction func edit() {
    let dialog = ChairDialog()
    dialog.delegate = self
    present(dialog, animated: true)
  }

  deinit { NotificationCenter.default.removeObserver(self) }
}

// The callback registers for other notifications, and on a condition, or nothing runs the method.
final class TableController: UIViewController, ChairDialogDelegate {
  private var count = 0
  private var isWatching = false

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(chairsChanged), name: Notification.Name("Chairs"), object: nil)
  }

  func chairsUpdated() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(chairsChanged), name: Notification.Name("Tables"), object: nil)
    guard isWatching else { return }
    NotificationCenter.default.addObserver(
      self, selector: #selector(chairsChanged), name: Notification.Name("Chairs"), object: nil)
  }

  private func unused() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(chairsChanged), name: Notification.Name("Chairs"), object: nil)
  }

  @objc private func chairsChanged() { count += 1 }

  deinit { NotificationCenter.default.removeObserver(self) }
}

// The object removes the observer while it lives.
final class HallController: UIViewController, ChairDialogDelegate {
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(chairsChanged), name: Notification.Name("Chairs"), object: nil)
  }

  func chairsUpdated() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(chairsChanged), name: Notification.Name("Chairs"), object: nil)
  }

  func pause() { NotificationCenter.default.removeObserver(self, name: Notification.Name("Chairs"), object: nil) }

  @objc private func chairsChanged() { count += 1 }

  deinit { NotificationCenter.default.removeObserver(self) }
}

final class Starter: UIViewController {
  func open() {
    navigationController?.pushViewController(RoomController(), animated: true)
    navigationController?.pushViewController(TableController(), animated: true)
    let hall = HallController()
    navigationController?.pushViewController(hall, animated: true)
    hall.pause()
  }
}
