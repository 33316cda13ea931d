// Case: a merge keeps the closures of each publisher that goes on, also those of a publisher in a local.
import Combine
import RxCocoa
import RxSwift
import UIKit

final class FinderController: UITableViewController {
  private let bag = DisposeBag()
  private let search = UISearchController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let start = Shop.shared.options()
    let found = start.flatMap { option in self.search.searchBar.rx.text.map { [option, $0 ?? ""] } }
    Observable.merge(start.map { [$0] }, found)
      .asDriver(onErrorJustReturn: [])
      .drive(onNext: { [weak self] in self?.title = $0.first })  // expect: retain_cycle
      .disposed(by: bag)
    // The request completes, and lets go of its closure.
    let asked = start.map { [$0, self.title ?? ""] }
    let typed = search.searchBar.rx.text.map { [$0 ?? ""] }
    Observable.merge(asked, typed)
      .subscribe(onNext: { [weak self] in self?.title = $0.first })
      .disposed(by: bag)
  }
}

final class PlaceModel {
  private var cancellables = Set<AnyCancellable>()
  private let prefix = "p"
  private var title = ""

  func start() {
    let changes = NotificationCenter.default.publisher(for: .placesChanged)
    let named = changes.map { _ in self.prefix }
    changes.map { _ in "x" }.merge(with: named)
      .sink { [weak self] in self?.title = $0 }  // expect: retain_cycle
      .store(in: &cancellables)
    changes.combineLatest(named)
      .sink { [weak self] in self?.title = $1 }  // expect: retain_cycle
      .store(in: &cancellables)
    let first = changes.first().map { _ in self.prefix }
    changes.map { _ in "x" }.merge(with: first)
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
    let plain = changes.map { _ in "y" }
    changes.map { _ in "x" }.merge(with: plain)
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
  }
}

extension Notification.Name {
  static let placesChanged = Notification.Name("placesChanged")
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(FinderController(), animated: true)
  PlaceModel().start()
}
