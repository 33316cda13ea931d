// Case: a computed property hands on the subject of another object, and that object may complete the subject.
import RxSwift
import UIKit

final class Berth {
  let arrivals = PublishSubject<Int>()
  let departures = PublishSubject<Int>()

  func close() { departures.onCompleted() }
}

final class PierModel {
  private let berth = Berth()
  var incoming: PublishSubject<Int> { berth.arrivals }
  var outgoing: PublishSubject<Int> { berth.departures }

  func close() { berth.close() }
}

final class PierController: UIViewController {
  private let model = PierModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.incoming.subscribe(onNext: { self.title = "\($0)" })  // expect: retain_cycle
    model.outgoing.subscribe(onNext: { self.title = "\($0)" })
  }

  @objc func close() { model.close() }
}

final class PiersController: UIViewController {
  @objc func open() { navigationController?.pushViewController(PierController(), animated: true) }
}
