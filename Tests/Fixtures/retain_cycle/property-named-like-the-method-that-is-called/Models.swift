// Case: does `view.transform = …` hide who calls the method `transform(input:)`? Does a method that takes no closure hide an
// operator?
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

// A protocol has a method with an operator's name, which takes no closure.
protocol LinkMapping {
  func map(link: URL) -> URL?
}

final class EditModel {
  private var text = ""
  private var observations: Set<AnyCancellable> = []

  func transform(saved: AnyPublisher<String, Never>) {
    saved
      .map { $0.count }
      .sink { self.text = "\($0)" }  // expect: retain_cycle
      .store(in: &observations)
  }
}

final class EditController: UIViewController {
  private let model = EditModel()
  private let field = UITextField()
  private let taps = PassthroughSubject<Void, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    let send = taps.eraseToAnyPublisher()
    model.transform(saved: send.map { [field] _ in field.text ?? "" }.eraseToAnyPublisher())
  }
}

final class HomeController: UIViewController {
  @objc func open() { navigationController?.pushViewController(UnreadController(), animated: true) }
  @objc func openEdit() { navigationController?.pushViewController(EditController(), animated: true) }
  @objc func openRead() { navigationController?.pushViewController(ReadController(), animated: true) }
}
