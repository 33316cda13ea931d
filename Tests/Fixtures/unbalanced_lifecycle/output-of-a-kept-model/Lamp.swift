// Case: does a kept model hand out the same source on each pass, in a new output?
import Combine
import RxCocoa
import RxSwift
import UIKit

final class LampModel {
  struct Input { let switched: ControlEvent<Void> }
  struct Output { let lit: Driver<String?> }

  func transform(_ input: Input) -> Output {
    let lit = input.switched.map { "on" as String? }.asDriver(onErrorJustReturn: nil)
    return Output(lit: lit)
  }
}

final class BulbModel {
  struct Output { let watts: AnyPublisher<Int, Never> }
  private let watts = PassthroughSubject<Int, Never>()
  func transform() -> Output { Output(watts: watts.eraseToAnyPublisher()) }
  func measure() { watts.send(40) }
}

final class LampScreen: UIViewController {
  private let model = LampModel()
  private let bulbs = BulbModel()
  private let knob = UIButton()
  private var freshKnob: UIButton { UIButton() }
  private let bag = DisposeBag()
  private var cancellables = Set<AnyCancellable>()
  private var last = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bindKnob()
    bindOtherKnobs()
    bind(bulbs.transform())
    bindAnew(BulbModel().transform())
  }

  private func bindKnob() {
    let output = model.transform(LampModel.Input(switched: knob.rx.tap))
    output.lit.drive(onNext: { [weak self] in self?.show($0) })  // expect: unbalanced_lifecycle
      .disposed(by: bag)
  }

  private func bindOtherKnobs() {
    // Each pass makes a button.
    let button = UIButton()
    view.addSubview(button)
    model.transform(LampModel.Input(switched: button.rx.tap)).lit
      .drive(onNext: { [weak self] in self?.show($0) })
      .disposed(by: bag)
    model.transform(LampModel.Input(switched: freshKnob.rx.tap)).lit
      .drive(onNext: { [weak self] in self?.show($0) })
      .disposed(by: bag)
    // The model is new, but the button is not.
    LampModel().transform(LampModel.Input(switched: knob.rx.tap)).lit  // allow: unbalanced_lifecycle
      .drive(onNext: { [weak self] in self?.show($0) })  // allow: unbalanced_lifecycle
      .disposed(by: bag)
  }

  private func bind(_ output: BulbModel.Output) {
    output.watts.sink { [weak self] in self?.last = $0 }  // expect: unbalanced_lifecycle
      .store(in: &cancellables)
  }

  // Each pass makes a model.
  private func bindAnew(_ output: BulbModel.Output) {
    output.watts.sink { [weak self] in self?.last = $0 }.store(in: &cancellables)
  }

  private func show(_ text: String?) { title = text }
}

final class LampMenu: UIViewController {
  @objc func open() { navigationController?.pushViewController(LampScreen(), animated: true) }
}
