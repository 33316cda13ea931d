// Case: does `view.transform = …` hide who calls the method `transform(input:)`?
import Combine
import UIKit

final class UnreadModel {
  struct Input { let refresh: AnyPublisher<Void, Never> }

  private(set) var count = 0
  private var observations: Set<AnyCancellable> = []

  func transform(input: Input) {
    input.refresh
      .sink { self.count += 1 }  // expect: retain_cycle
      .store(in: &observations)
  }
}

final class UnreadController: UIViewController {
  private let model = UnreadModel()
  private let refreshes = PassthroughSubject<Void, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.transform(input: UnreadModel.Input(refresh: refreshes.eraseToAnyPublisher()))
    view.transform = CGAffineTransform.identity
  }
}

// Silent: unknown code gets the method, and may give it a publisher that completes.
final class ReadModel {
  struct Input { let refresh: AnyPublisher<Void, Never> }

  private(set) var count = 0
  private var observations: Set<AnyCancellable> = []

  func bind(input: Input) {
    input.refresh
      .sink { self.count += 1 }
      .store(in: &observations)
  }
}

final class ReadController: UIViewController {
  private let model = ReadModel()
  private let refreshes = PassthroughSubject<Void, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.bind(input: ReadModel.Input(refresh: refreshes.eraseToAnyPublisher()))
    Plugins.register(model.bind)
  }
}

final class HomeController: UIViewController {
  @objc func open() { navigationController?.pushViewController(UnreadController(), animated: true) }
  @objc func openRead() { navigationController?.pushViewController(ReadController(), animated: true) }
}
