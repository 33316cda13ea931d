// Case: does a controller that disappears leave, because it is a dialog over the screen?
import UIKit

class SceneController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(sceneChanges), name: Notification.Name("SceneChange"), object: nil)
  }

  @objc func sceneChanges() {
    setNeedsStatusBarAppearanceUpdate()
  }
}

final class PrintDialog: SceneController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(printed), name: Notification.Name("Printed"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: note overbroad_removal
  }

  @objc func printed() {
    dismiss(animated: true)
  }
}

final class ScanDialog: SceneController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }
}

// The button removes everything, and the dialog goes on.
final class MuteDialog: SceneController {
  @IBAction func mute() {
    NotificationCenter.default.removeObserver(self)  // expect: warning overbroad_removal
  }
}

final class DeskController: UIViewController {
  @IBAction func openPrinter() {
    let dialog = PrintDialog()
    dialog.modalPresentationStyle = .overFullScreen
    present(dialog, animated: false)
  }

  // The user begins to swipe a sheet away, and lets it go.
  @IBAction func openScanner() {
    let dialog = ScanDialog()
    dialog.modalPresentationStyle = .pageSheet
    present(dialog, animated: true)
  }

  @IBAction func openMuter() {
    let dialog = MuteDialog()
    dialog.modalPresentationStyle = .overFullScreen
    present(dialog, animated: true)
  }
}
