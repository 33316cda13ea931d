// Case: is the observed object another object on each pass if a function behind a protocol makes it?
import Combine
import UIKit

protocol Router {
  func pick() -> AnyPublisher<Int, Never>
  func changes() -> AnyPublisher<Int, Never>
}

final class PickController: UIViewController {
  private let picked = PassthroughSubject<Int, Never>()
  var picks: AnyPublisher<Int, Never> { picked.eraseToAnyPublisher() }
  @IBAction private func pick() { picked.send(1) }
}

final class AppRouter: Router {
  private let navigation: UINavigationController
  private let numbers = CurrentValueSubject<Int, Never>(0)

  init(navigation: UINavigationController) { self.navigation = navigation }

  func pick() -> AnyPublisher<Int, Never> {
    let controller = PickController()
    navigation.pushViewController(controller, animated: true)
    return controller.picks.map { $0 + 1 }.eraseToAnyPublisher()
  }

  func changes() -> AnyPublisher<Int, Never> { numbers.map { $0 + 1 }.eraseToAnyPublisher() }
  func count(_ number: Int) { numbers.send(number) }
}

final class ListController: UIViewController {
  private let router: Router
  private var bag: Set<AnyCancellable> = []

  init(router: Router) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    router.pick().sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)
    router.changes().sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}
