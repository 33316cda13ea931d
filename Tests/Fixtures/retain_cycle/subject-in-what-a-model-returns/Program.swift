// Case: RxSwift: does the bag of a model keep the subjects in what the model returns?
import NSObject_Rx
import RxRelay
import RxSwift
import UIKit

struct Counts {
  let count = PublishSubject<Int>()
  let spare = PublishSubject<Int>()
}

protocol Transforming {
  associatedtype Result
  func transform(_ ticks: Observable<Void>) -> Result
}

final class BagMeter: Transforming {
  private let bag = DisposeBag()

  func transform(_ ticks: Observable<Void>) -> Counts {
    let output = Counts()
    ticks.map { 1 }.bind(to: output.count).disposed(by: bag)
    return output
  }
}

final class AssociatedMeter: NSObject {
  func transform(_ ticks: Observable<Void>) -> Counts {
    let output = Counts()
    ticks.subscribe(onNext: { output.count.onNext(1) }).disposed(by: rx.disposeBag)
    return output
  }
}

struct Reading {
  let level: BehaviorRelay<Int>
  let steps: Observable<Int>
  let spare: Observable<Int>
}

final class LevelMeter {
  private let bag = DisposeBag()

  func transform(_ ticks: Observable<Void>) -> Reading {
    let level = BehaviorRelay(value: 0)
    let steps = PublishSubject<Int>()
    let spare = PublishSubject<Int>()
    ticks.map { 1 }.bind(to: level).disposed(by: bag)
    ticks.map { 1 }.bind(to: steps).disposed(by: bag)
    return Reading(level: level, steps: steps.asObservable(), spare: spare.asObservable())
  }
}

final class RenewedMeter {
  private var bag = DisposeBag()

  func transform(_ ticks: Observable<Void>) -> Counts {
    let output = Counts()
    ticks.map { 1 }.bind(to: output.count).disposed(by: bag)
    return output
  }

  func reset() { bag = DisposeBag() }
}

final class CarefulMeter {
  private let bag = DisposeBag()
  var isOn = false

  func transform(_ ticks: Observable<Void>) -> Counts {
    let output = Counts()
    guard isOn else { return output }
    ticks.map { 1 }.bind(to: output.count).disposed(by: bag)
    return output
  }
}

final class OptionalMeter {
  private let bag = DisposeBag()
  var isOn = false

  func transform(_ ticks: Observable<Void>) -> Counts {
    let output = Counts()
    if isOn { ticks.map { 1 }.bind(to: output.count).disposed(by: bag) }
    return output
  }
}

final class BrieflyMeter {
  private let bag = DisposeBag()

  func transform(_ ticks: Observable<Void>) -> Counts {
    let output = Counts()
    ticks.take(1).map { 1 }.bind(to: output.count).disposed(by: bag)
    Observable.just(1).bind(to: output.spare).disposed(by: bag)
    return output
  }
}

final class FinishedMeter {
  struct Output {
    let finished = PublishSubject<Int>()
  }
  private let bag = DisposeBag()

  func transform(_ ticks: Observable<Void>) -> Output {
    let output = Output()
    ticks.map { 1 }.bind(to: output.finished).disposed(by: bag)
    ticks.subscribe(onNext: { output.finished.onCompleted() }).disposed(by: bag)
    return output
  }
}

final class LocalMeter {
  func transform(_ ticks: Observable<Void>) -> Counts {
    let bag = DisposeBag()
    let output = Counts()
    ticks.map { 1 }.bind(to: output.count).disposed(by: bag)
    return output
  }
}

final class OtherMeter {
  private let bag = DisposeBag()

  /// The binding keeps another subject.
  func transform(_ ticks: Observable<Void>) -> Counts {
    let first = Counts()
    let output = Counts()
    ticks.map { 1 }.bind(to: first.count).disposed(by: bag)
    return output
  }
}

final class MeterController: UIViewController {
  private let bagMeter = BagMeter()
  private let associatedMeter = AssociatedMeter()
  private let levelMeter = LevelMeter()
  private let renewedMeter = RenewedMeter()
  private let carefulMeter = CarefulMeter()
  private let optionalMeter = OptionalMeter()
  private let brieflyMeter = BrieflyMeter()
  private let finishedMeter = FinishedMeter()
  private let localMeter = LocalMeter()
  private let otherMeter = OtherMeter()
  weak var sharedMeter: BagMeter?
  private let ticks = PublishSubject<Void>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = bagMeter.transform(ticks)
    output.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    output.count.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
    // No binding keeps it.
    output.spare.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    bagMeter.transform(ticks).count.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    let associated = associatedMeter.transform(ticks)
    associated.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    let reading = levelMeter.transform(ticks)
    reading.level.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    reading.steps.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
    reading.spare.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    bindOthers()
  }

  /// The model, its binding or the events may be over before the controller is.
  private func bindOthers() {
    let renewed = renewedMeter.transform(ticks)
    renewed.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    let careful = carefulMeter.transform(ticks)
    careful.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    let optional = optionalMeter.transform(ticks)
    optional.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    let briefly = brieflyMeter.transform(ticks)
    briefly.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    briefly.spare.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    let finished = finishedMeter.transform(ticks)
    finished.finished.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    let local = localMeter.transform(ticks)
    local.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    let other = otherMeter.transform(ticks)
    other.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    // Only the method keeps the model.
    let model = BagMeter()
    let brief = model.transform(ticks)
    brief.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    if let shared = sharedMeter?.transform(ticks) {
      shared.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)
    }
    // The bound publisher completes.
    let start = PublishSubject<Void>()
    let started = bagMeter.transform(start.take(1))
    started.count.subscribe(onNext: { self.show($0) }).disposed(by: bag)
  }

  private func show(_ count: Int) { title = "\(count)" }
}

final class MenuController: UIViewController {
  @objc func showMeter() { navigationController?.pushViewController(MeterController(), animated: true) }
}
