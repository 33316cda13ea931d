// Case: each appearance adds to a constant bag
import RxSwift
import UIKit

final class Lantern: UIViewController {
  private let titles = PublishSubject<String>()
  private let bag = DisposeBag()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titles.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  @objc private func shown() { title = "shown" }
}

public final class Lamp: UIViewController {
  private let titles = PublishSubject<String>()
  private let bag: DisposeBag
  public let shared = DisposeBag()

  public override init() {
    bag = DisposeBag()
    super.init()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    titles.subscribe().disposed(by: bag)
    titles.subscribe().disposed(by: shared)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titles.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
    titles.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: shared)
  }
}

final class Lighthouse: UIViewController {
  private let titles = PublishSubject<String>()
  nonisolated let bag = DisposeBag()
  let count = 1, other = DisposeBag()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titles.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
    titles.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: other)
  }
}
