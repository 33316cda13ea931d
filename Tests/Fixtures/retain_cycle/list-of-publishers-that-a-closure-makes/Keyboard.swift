// Case: does a merge of a list go on whose publishers a closure makes? A protocol of the program has a method named like an
// operator.
import RxCocoa
import RxSwift
import UIKit

enum Keyboard {
  static func events(_ names: [Notification.Name]) -> Observable<CGRect> {
    Observable.from(names.map { NotificationCenter.default.rx.notification($0) }).merge().map(frame)
  }

  static func firstEvents(_ names: [Notification.Name]) -> Observable<CGRect> {
    Observable.from(names.map { NotificationCenter.default.rx.notification($0).take(1) }).merge().map(frame)
  }

  private static func frame(of note: Notification) -> CGRect { .zero }
}

protocol Mapping {
  associatedtype Source
  associatedtype Target
  func map(_ source: Source) -> Target
}

struct Doubling: Mapping {
  func map(_ source: Int) -> Int { source * 2 }
}

final class FormView: UIView {
  private let bag = DisposeBag()
  private let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]

  func listen() {
    Keyboard.events(names).subscribe(onNext: { self.frame = $0 }).disposed(by: bag)  // expect: retain_cycle
    Keyboard.firstEvents(names).subscribe(onNext: { self.frame = $0 }).disposed(by: bag)
  }
}

final class FormController: UIViewController {
  override func loadView() {
    let form = FormView()
    form.listen()
    view = form
  }
}

func open(from root: UINavigationController) {
  root.pushViewController(FormController(), animated: true)
}
