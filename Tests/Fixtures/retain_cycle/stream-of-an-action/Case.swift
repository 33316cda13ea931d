// Case: does the stream of an action complete, or that of a property of the same name?
import Action
import RxSwift
import UIKit

final class CityModel {
  let selection = Action<Int, String> { Observable.just("\($0)") }
  let search = Search()
}

final class Search {
  var elements: Observable<String> { Observable.just("") }
}

final class CityController: UIViewController {
  private let model = CityModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.selection.elements.subscribe(onNext: { self.title = $0 }).disposed(by: bag)  // expect: retain_cycle
    model.selection.executing.subscribe(onNext: { self.view.isHidden = $0 }).disposed(by: bag)  // expect: retain_cycle
    model.selection.elements.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
    model.selection.elements.take(1).subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    model.search.elements.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(CityController(), animated: true)
}
