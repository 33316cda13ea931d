// Case: is a registration that stands alone as a statement reported, whatever the block captures?
import UIKit

final class PlaylistViewController: UIViewController {
  private let emptyLabel = UILabel()
  private var titles: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(emptyLabel)
    NotificationCenter.default.addObserver(  // expect: discarded_token
      forName: .playlistDidChange, object: nil, queue: .main
    ) { [weak self] _ in
      self?.reload()
    }
  }

  private func reload() {
    emptyLabel.isHidden = !titles.isEmpty
  }
}

extension Notification.Name {
  static let playlistDidChange = Notification.Name("PlaylistDidChange")
}
