// Case: The closure of `map` on an optional property runs at once. An operator of the publisher in the property keeps it.
import Combine
import UIKit

final class TrailScreen: UIViewController {
  private let steps: PassthroughSubject<Int, Never>? = PassthroughSubject<Int, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.map { self.slowed($0) }?.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    steps?.map { self.doubled($0) }.sink { [weak self] in self?.show($0) }  // expect: retain_cycle
      .store(in: &subscriptions)
  }

  private func slowed(_ steps: PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never> { steps.eraseToAnyPublisher() }
  private func doubled(_ step: Int) -> Int { step * 2 }
  private func show(_ step: Int) { title = "\(step)" }
}

final class TrailMenu: UIViewController {
  @objc func open() { navigationController?.pushViewController(TrailScreen(), animated: true) }
}
