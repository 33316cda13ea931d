// Case: A value of two protocols together is of no type that conforms to one of them alone.
import Combine
import UIKit

protocol KilnReading { var heat: AnyPublisher<Int, Never> { get } }
protocol KilnSwitching { func stop() }

final class ClosedKiln: KilnReading, KilnSwitching {
  var heat: AnyPublisher<Int, Never> { Just(20).eraseToAnyPublisher() }
  func stop() {}
}

final class KilnGauge: KilnReading {
  private let degrees = PassthroughSubject<Int, Never>()
  var heat: AnyPublisher<Int, Never> { degrees.eraseToAnyPublisher() }
}

final class KilnScreen: UIViewController {
  private let kiln: KilnReading & KilnSwitching
  private let gauge: KilnReading
  private var subscriptions: Set<AnyCancellable> = []

  init(kiln: KilnReading & KilnSwitching, gauge: KilnReading) {
    self.kiln = kiln
    self.gauge = gauge
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    kiln.heat.sink { self.title = "\($0)" }.store(in: &subscriptions)
    gauge.heat.sink { self.title = "\($0)" }.store(in: &subscriptions)  // expect: retain_cycle
  }
}

final class KilnMenu: UIViewController {
  @objc func open() {
    let screen = KilnScreen(kiln: ClosedKiln(), gauge: KilnGauge())
    navigationController?.pushViewController(screen, animated: true)
  }
}
