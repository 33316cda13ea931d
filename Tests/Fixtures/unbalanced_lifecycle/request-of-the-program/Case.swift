// Case: A function of the program has the name of a request's, and runs its closure once.
import Combine
import UIKit

final class MailClient {
  private var isAsked = false

  func downloadTask(_ answer: @escaping () -> Void) {
    if isAsked { return }
    isAsked = true
    DispatchQueue.main.async(execute: answer)
  }
}

final class MailScreen: UIViewController {
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []
  private let client = MailClient()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    client.downloadTask { [weak self] in self?.listen() }
    URLSession.shared.downloadTask(with: URL(fileURLWithPath: "/")) { [weak self] _, _, _ in self?.follow() }.resume()
  }

  private func listen() { $count.sink { [weak self] in self?.title = "\($0)" }.store(in: &subscriptions) }
  private func follow() {
    $count.sink { [weak self] in self?.title = "\($0)" }.store(in: &subscriptions)  // expect: unbalanced_lifecycle
  }
}

final class MailMenu: UIViewController {
  @objc func open() { navigationController?.pushViewController(MailScreen(), animated: true) }
}
