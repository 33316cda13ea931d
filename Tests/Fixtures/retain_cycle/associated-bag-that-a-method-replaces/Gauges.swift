// Case: a bag that the program associates with each object: another method associates a new value under the same key.
import ObjectiveC
import RxSwift
import UIKit

private var gaugeBag: UInt8 = 0
private var gaugeTitle: UInt8 = 0

extension UIResponder {
  var gaugeSubscriptions: DisposeBag {
    if let known = objc_getAssociatedObject(self, &gaugeBag) as? DisposeBag { return known }
    let made = DisposeBag()
    objc_setAssociatedObject(self, &gaugeBag, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  func endGauge() {
    objc_setAssociatedObject(self, &gaugeBag, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

final class GaugeScreen: UIViewController {
  private let levels = BehaviorSubject<Int>(value: 0)
  private var level = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    levels.subscribe(onNext: { self.level = $0 }).disposed(by: gaugeSubscriptions)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endGauge()
  }
}

final class Gauges: UIViewController {
  @IBAction func show() { present(GaugeScreen(), animated: true) }
}
