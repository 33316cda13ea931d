// Case: A combination of a list of relays goes on as long as a relay does. The publisher of a list is no list of publishers.
import Combine
import RxCocoa
import RxSwift
import UIKit

final class FormController: UIViewController {
  private let bag = DisposeBag()
  private let name = BehaviorRelay(value: false)
  private let mail = BehaviorRelay(value: false)
  private lazy var fields: [BehaviorRelay<Bool>] = [name, mail]
  private let answers: [Single<Bool>] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.combineLatest(fields)
      .subscribe(onNext: { _ in self.check() })  // expect: retain_cycle
      .disposed(by: bag)
    Observable.combineLatest(fields.map { $0.asObservable() })
      .map { _ in self.isEditing }
      .subscribe(onNext: { _ in })  // expect: retain_cycle
      .disposed(by: bag)
    Observable.combineLatest(fields)
      .subscribe(onNext: { [weak self] _ in self?.check() })
      .disposed(by: bag)
    Observable.combineLatest(answers.map { $0.asObservable() })
      .subscribe(onNext: { _ in self.check() })
      .disposed(by: bag)
  }

  private func check() { view.setNeedsLayout() }
}

final class FormModel {
  @Published private var rows: [Int] = []
  @Published private var chosen: [Int] = []
  private var cancellables = Set<AnyCancellable>()

  func start() {
    $rows.combineLatest($chosen)
      .sink { self.show($0, $1) }  // expect: retain_cycle
      .store(in: &cancellables)
    $rows.combineLatest($chosen)
      .sink { [weak self] in self?.show($0, $1) }
      .store(in: &cancellables)
  }

  private func show(_ rows: [Int], _ chosen: [Int]) {}
}
