// Case: observations that pile up in a bag which others are kept in as well
import Combine
import UIKit

final class Barbican: UIViewController {
  private let titles = PassthroughSubject<String, Never>()
  private var cancellables = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    titles.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titles
      .map { $0 + "!" }
      .sink { [weak self] in
        self?.title = $0
      }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { [weak self] in self?.title = $0.name.rawValue }
      .store(in: &cancellables)
  }
}
