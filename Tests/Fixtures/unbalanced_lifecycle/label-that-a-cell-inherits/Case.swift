// Case: a cell that is used again registers the label that it inherits, by the label's bare name.
import UIKit

extension UILabel {
  func copyOnRequest() {
    NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle, note unmatched_selector_observer
      self, selector: #selector(menuClosed), name: UIMenuController.didHideMenuNotification, object: nil)
  }

  func copyOnce() {
    NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
      self, selector: #selector(menuClosed), name: UIMenuController.didShowMenuNotification, object: nil)
  }

  func copyWhenNew() {
    NotificationCenter.default.addObserver(  // expect: note unmatched_selector_observer
      self, selector: #selector(menuClosed), name: UIMenuController.willHideMenuNotification, object: nil)
  }

  @objc private func menuClosed(_ notification: Notification) { setNeedsDisplay() }
}

final class NoteCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.copyOnce()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: String) {
    textLabel?.text = note
    textLabel?.copyOnRequest()
  }
}

/// Each read makes a label.
final class StampCell: UITableViewCell {
  override var detailTextLabel: UILabel? { UILabel() }

  func show(_ stamp: String) { detailTextLabel?.copyWhenNew() }
}

final class NotesController: UITableViewController {
  private var notes = ["a", "b"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.register(StampCell.self, forCellReuseIdentifier: "stamp")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = indexPath.section == 0 ? "note" : "stamp"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if let note = cell as? NoteCell { note.show(notes[indexPath.row]) }
    if let stamp = cell as? StampCell { stamp.show(notes[indexPath.row]) }
    return cell
  }
}

final class StartController: UIViewController {
  @objc private func open() { navigationController?.pushViewController(NotesController(), animated: true) }
}
