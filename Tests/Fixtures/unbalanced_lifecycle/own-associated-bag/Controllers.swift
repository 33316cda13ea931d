// Case: An extension of NSObject associates a bag with each object. The object keeps the bag as it keeps a property.
import RxSwift
import UIKit

final class SoupController: UITableViewController {
  private let soups = BehaviorSubject<[String]>(value: [])
  private var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    soups.subscribe(onNext: { self.shown = $0 }).disposed(by: tub)  // expect: retain_cycle
    soups.subscribe(onNext: { [weak self] in self?.shown = $0 }).disposed(by: tub)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    load()
  }

  private func load() {
    soups.subscribe(onNext: { [weak self] in self?.shown = $0 }).disposed(by: tub)  // expect: unbalanced_lifecycle
    soups.subscribe(onNext: { [weak self] in self?.shown = $0 }).disposed(by: self.tub)  // expect: unbalanced_lifecycle
    soups.take(1).subscribe(onNext: { [weak self] in self?.shown = $0 }).disposed(by: tub)
  }
}

final class Stove: NSObject {
  let fires = PublishSubject<Int>()
  var heat = 0

  func light() {
    fires.subscribe(onNext: { self.heat = $0 }).disposed(by: tub)  // expect: retain_cycle
  }
}

final class KitchenController: UIViewController {
  @objc func open() {
    Stove().light()
    navigationController?.pushViewController(SoupController(), animated: true)
  }
}
