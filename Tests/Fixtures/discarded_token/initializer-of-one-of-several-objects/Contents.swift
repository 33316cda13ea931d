// Case: do objects count that another initializer makes, which registers nothing?
import UIKit

/// The initializer without parameters runs once.
final class ContentsController: UITableViewController {
  init() {
    super.init(style: .plain)
    NotificationCenter.default.addObserver(forName: Notification.Name("ContentsChanged"), object: nil, queue: nil) { _ in  // expect: note discarded_token
      self.tableView.reloadData()
    }
  }

  init(chapters: [String]) {
    super.init(style: .plain)
    title = chapters.first
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(ContentsController(chapters: ["Ferns"]), animated: true)
  }
}

class PageController: UITableViewController {
  init() {
    super.init(style: .plain)
    NotificationCenter.default.addObserver(forName: Notification.Name("PageChanged"), object: nil, queue: nil) { _ in  // expect: discarded_token
      self.tableView.reloadData()
    }
  }

  init(chapters: [String]) {
    super.init(style: .plain)
    title = chapters.first
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// Its initializer runs the one that registers.
final class NoteController: PageController {
  init(note: String) {
    super.init()
    title = note
  }

  required init?(coder: NSCoder) {
    nil
  }

  func showNext() {
    navigationController?.pushViewController(NoteController(note: "Moss"), animated: true)
  }
}

class CoverController: UITableViewController {
  init() {
    super.init(style: .plain)
    NotificationCenter.default.addObserver(forName: Notification.Name("CoverChanged"), object: nil, queue: nil) { _ in  // expect: note discarded_token
      self.tableView.reloadData()
    }
  }

  init(chapters: [String]) {
    super.init(style: .plain)
    title = chapters.first
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// Its initializer runs the one that registers nothing.
final class IndexController: CoverController {
  init(word: String) {
    super.init(chapters: [word])
  }

  required init?(coder: NSCoder) {
    nil
  }

  func showNext() {
    navigationController?.pushViewController(IndexController(word: "Moss"), animated: true)
  }
}

final class BookDelegate: UIResponder, UIApplicationDelegate {
  private let contents = ContentsController()
  private let page = PageController()
  private let cover = CoverController()
}
