// Case: RxSwift's `Variable` completes when nobody keeps it any more, and its stream does not keep it.
import RxSwift
import UIKit

final class Account {
  static let shared = Account()
  let limit = Variable<Int>(1)
}

final class FormModel {
  struct Output {
    let hint: Observable<String>
  }

  var error = Variable<String?>(nil)
  var draft = Variable("")
  private let isLoading = Variable(false)
  private let rows = Variable<[String]>([])

  var output: Output { Output(hint: draft.asObservable()) }
  var isEmpty: Observable<Bool> {
    Observable.combineLatest(isLoading.asObservable(), rows.asObservable()).map { !$0 && $1.isEmpty }
  }

  func clear() { error.value = nil }
  static func fresh() -> Variable<String> { Variable("") }
}

final class StepModel {
  let title = Variable("")
  var note = Variable("")
  func forget() { note = Variable("") }
}

final class FormController: UIViewController {
  private let model = FormModel()
  private let bag = DisposeBag()
  private let label = UILabel()
  private var step = StepModel()
  private let lastStep = StepModel()
  private weak var parentModel: FormModel?
  private var currentStep: StepModel { step }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.error.asObservable().subscribe(onNext: { self.label.text = $0 })  // expect: retain_cycle
      .disposed(by: bag)
    model.isEmpty.subscribe(onNext: { self.label.isHidden = $0 }).disposed(by: bag)  // expect: retain_cycle
    model.output.hint.asDriver(onErrorJustReturn: "").drive(onNext: { self.title = $0 })  // expect: retain_cycle
      .disposed(by: bag)
    Account.shared.limit.asObservable().map { $0 + self.children.count }
      .subscribe(onNext: { _ in })  // expect: retain_cycle
      .disposed(by: bag)
    lastStep.title.asDriver().drive(onNext: { self.title = $0 }).disposed(by: bag)  // expect: retain_cycle

    model.error.asObservable().subscribe(onNext: { [weak self] in self?.label.text = $0 }).disposed(by: bag)
    model.draft.asObservable().take(1).subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    // Nobody keeps these when the method returns.
    let local = Variable("")
    local.asObservable().map { $0 + "!" }.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    Variable("").asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    FormModel.fresh().asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    parentModel?.draft.asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    // Other code puts another one in its place.
    step.title.asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    currentStep.title.asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    lastStep.note.asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
  }

  func showNext() {
    step = StepModel()
    lastStep.forget()
  }

  func observe(_ text: Variable<String>) {
    text.asObservable().subscribe(onNext: { self.title = $0 }).disposed(by: bag)
    text.asObservable().subscribe(onNext: { _ in self.title = text.value })  // expect: retain_cycle
      .disposed(by: bag)
  }
}

func show(in navigation: UINavigationController) {
  navigation.pushViewController(FormController(), animated: true)
}
