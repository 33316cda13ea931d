// Case: does a function or a closure outside of all types renew the global bag that keeps an observation?
import RxCocoa
import RxSwift
import UIKit

var lastingBag = DisposeBag()
var sessionBag = DisposeBag()
var passedBag = DisposeBag()
private var pageBag = DisposeBag()

final class Names {
  static let shared = Names()
  let names = BehaviorRelay<String>(value: "")
}

func endSession() { sessionBag = DisposeBag() }
func endPasses() { replace(&passedBag) }
func replace(_ bag: inout DisposeBag) { bag = DisposeBag() }
func readBag() { print(lastingBag) }
let endPages: () -> Void = { pageBag = DisposeBag() }

final class NamesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Names.shared.names.skip(1).bind { self.title = $0 }.disposed(by: lastingBag)  // expect: retain_cycle
    Names.shared.names.skip(2).bind { self.title = $0 }.disposed(by: sessionBag)
    Names.shared.names.skip(3).bind { self.title = $0 }.disposed(by: passedBag)
    Names.shared.names.skip(4).bind { self.title = $0 }.disposed(by: pageBag)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    readBag()
    endSession()
    endPasses()
    endPages()
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(NamesController(), animated: true)
}
