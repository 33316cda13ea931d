// Case: Code replaces the bag that an extension associates with each object.
import RxSwift
import UIKit

final class BreadController: UITableViewController {
  private let loaves = BehaviorSubject<[String]>(value: [])
  private var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    loaves.subscribe(onNext: { self.shown = $0 }).disposed(by: basket)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    loaves.subscribe(onNext: { [weak self] in self?.shown = $0 }).disposed(by: basket)
  }
}

extension NSObject {
  func emptyBasket() { basket = DisposeBag() }
}

final class BakeryController: UIViewController {
  @objc func open() {
    let bread = BreadController()
    navigationController?.pushViewController(bread, animated: true)
    bread.emptyBasket()
  }
}
