// Case: RxSwift: does an observation end whose disposable nobody keeps? A subject that its owner keeps does not end it.
import RxSwift
import UIKit

final class PasswordModel {
  private let subject = PublishSubject<String>()
  private var others: [PublishSubject<Int>] = []
  var isValid: Observable<Bool> { subject.map { $0.count > 8 } }

  func set(_ text: String) {
    subject.onNext(text)
  }

  func next() -> PublishSubject<Int> {
    let subject = PublishSubject<Int>()
    others = [subject]
    return subject
  }
}

final class PasswordController: UIViewController {
  private let model = PasswordModel()
  private var draft: PasswordModel? = PasswordModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.isValid.subscribe(onNext: { self.title = $0 ? "a" : "b" })  // expect: retain_cycle
    _ = model.isValid.subscribe(onNext: { self.title = $0 ? "a" : "b" })  // expect: retain_cycle
    model.isValid.subscribe(onNext: { [weak self] in self?.title = $0 ? "a" : "b" })
    model.isValid.take(1).subscribe(onNext: { self.title = $0 ? "a" : "b" })
    let disposable = model.isValid.subscribe(onNext: { self.title = $0 ? "a" : "b" })
    disposable.dispose()
    // The model lets go of this subject.
    model.next().subscribe(onNext: { self.title = "\($0)" })
    // The controller lets go of this model.
    draft?.isValid.subscribe(onNext: { self.title = $0 ? "a" : "b" })
  }

  func send() {
    draft = nil
  }
}

final class Opener {
  func open(_ controller: UIViewController) {
    controller.present(PasswordController(), animated: true)
  }
}
