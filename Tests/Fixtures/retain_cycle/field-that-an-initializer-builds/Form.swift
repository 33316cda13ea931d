// Case: is an observable a subject's that stands in the field of a struct which the initializer of the model builds?
import RxSwift
import UIKit

final class FormModel {
  struct Output {
    let errors: Observable<String>
    let result: Observable<Int>
  }

  let output: Output
  var input: Output
  private let errorsSubject = PublishSubject<String>()
  private let resultSubject = PublishSubject<Int>()

  init() {
    output = Output(errors: errorsSubject.asObservable(), result: Observable.just(1))
    input = Output(errors: errorsSubject.asObservable(), result: resultSubject.asObservable())
  }

  func fail() {
    errorsSubject.onNext("x")
    resultSubject.onNext(1)
  }
}

final class FormController: UIViewController {
  private let model = FormModel()
  private let other = OtherModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.output.errors.subscribe(onNext: { self.title = $0 }).disposed(by: bag)  // expect: retain_cycle
    model.output.result.subscribe(onNext: { self.title = "\($0)" }).disposed(by: bag)
    model.input.result.subscribe(onNext: { self.title = "\($0)" }).disposed(by: bag)  // expect: retain_cycle
    model.input.errors.subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
    other.output.errors.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }
}

/// Another model replaces its struct.
final class OtherModel {
  var output: FormModel.Output
  private let errorsSubject = PublishSubject<String>()

  init() {
    output = FormModel.Output(errors: errorsSubject.asObservable(), result: Observable.just(1))
  }
}

final class Opener {
  func open(_ controller: UIViewController) {
    controller.present(FormController(), animated: true)
  }

  func reset(_ model: OtherModel) {
    model.output = FormModel.Output(errors: Observable.just("x"), result: Observable.just(1))
  }
}
