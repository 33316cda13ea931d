import UIKit

final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(noteChanged), name: .noteChanged, object: nil)
  }

  deinit {
    detach(self)
  }

  @objc private func noteChanged() {}
}

final class DraftController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(draftChanged), name: .draftChanged, object: nil)
  }

  deinit {
    stopObserving(.draftChanged)
  }

  @objc private func draftChanged() {}
}

extension Notification.Name {
  static let noteChanged = Notification.Name("NoteChanged")
  static let draftChanged = Notification.Name("DraftChanged")
}
