// Case: is a selector registration of `self` that nothing removes reported?
import UIKit

final class LibraryViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self,
      selector: #selector(libraryDidChange),
      name: .libraryDidChange,
      object: nil
    )
    observeArtwork()
  }

  private func observeArtwork() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(artworkDidLoad(_:)), name: .artworkDidLoad, object: nil)  // expect: unmatched_selector_observer
  }

  @objc private func libraryDidChange() {
    tableView.reloadData()
  }

  @objc private func artworkDidLoad(_ note: Notification) {
    tableView.reloadData()
  }
}

extension Notification.Name {
  static let libraryDidChange = Notification.Name("LibraryDidChange")
  static let artworkDidLoad = Notification.Name("ArtworkDidLoad")
}
