// Case: the closure of `flatMap` makes a publisher that goes on after the request before it.
import Combine
import RxCocoa
import RxSwift
import UIKit

final class PickerController: UITableViewController {
  private let bag = DisposeBag()
  private let send = UIButton()
  private let taps = PublishSubject<Void>()

  override func viewDidLoad() {
    super.viewDidLoad()
    Shop.shared.options()
      .flatMapLatest { [unowned self] option in
        self.tableView.rx.modelSelected(String.self).map { option + $0 }
      }
      .subscribe(onNext: { self.title = $0 })  // expect: retain_cycle
      .disposed(by: bag)
    Observable.just(1)
      .flatMap { _ in self.send.rx.tap.map { "sent" } }
      .subscribe(onNext: { [weak self] in self?.title = $0 })  // expect: retain_cycle
      .disposed(by: bag)
    Shop.shared.options()
      .flatMap { [unowned self] _ in self.send.rx.tap }
      .subscribe(onNext: { [weak self] in self?.title = "sent" })
      .disposed(by: bag)
    // The closure before the request's end goes with the request.
    Shop.shared.options()
      .map { self.title ?? $0 }
      .flatMap { [unowned self] _ in self.send.rx.tap }
      .subscribe(onNext: { [weak self] in self?.title = "sent" })
      .disposed(by: bag)
    // No value runs the closure.
    Shop.shared.options().ignoreElements().asObservable()
      .flatMap { _ in self.send.rx.tap }
      .subscribe(onNext: { self.title = "sent" })
      .disposed(by: bag)
    // These may complete.
    Shop.shared.options()
      .flatMap { _ in Shop.shared.options() }
      .subscribe(onNext: { self.title = $0 })
      .disposed(by: bag)
    Shop.shared.options()
      .flatMap { [unowned self] _ in self.send.rx.tap.take(1) }
      .subscribe(onNext: { self.title = "sent" })
      .disposed(by: bag)
    Shop.shared.options()
      .flatMap { [unowned self] _ in self.send.rx.tap }
      .take(1)
      .subscribe(onNext: { self.title = "sent" })
      .disposed(by: bag)
    Shop.shared.options()
      .flatMap { [unowned self] option in
        if option.isEmpty { return Shop.shared.options() }
        return self.taps.map { option }
      }
      .subscribe(onNext: { self.title = $0 })
      .disposed(by: bag)
    Shop.shared.options()
      .flatMap { [unowned self] _ in self.send.rx.tap }
      .catchErrorJustReturn(())
      .subscribe(onNext: { self.title = "sent" })
      .disposed(by: bag)
    Shop.shared.options()
      .flatMap { _ in UIButton().rx.tap }
      .subscribe(onNext: { self.title = "sent" })
      .disposed(by: bag)
  }

  func ask(with button: UIButton) {
    Shop.shared.options()
      .flatMap { [weak button] _ in button?.rx.tap ?? Shop.shared.taps() }
      .subscribe(onNext: { self.title = "sent" })
      .disposed(by: bag)
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(PickerController(), animated: true)
}
