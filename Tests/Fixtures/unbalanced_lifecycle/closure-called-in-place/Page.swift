import UIKit

final class Page: UIViewController {
  private lazy var header = {
    let header = Header()
    header.tag = 1
    return header
  }()
  private lazy var footer = { Footer() }()
  private lazy var unknown = make()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    header.configure()
    footer.configure()
    unknown.configure()
  }
}
