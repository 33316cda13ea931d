// Case: an extension adds a method to a framework's class, and a class of the program below it gets the method.
import Combine
import UIKit

class HeatSlider: UISlider {}

final class FineHeatSlider: HeatSlider {}

final class CoolSlider: UISlider {
  func once() -> AnyPublisher<Float, Never> { Just(value).eraseToAnyPublisher() }
}

enum Heats {
  static let all = PassthroughSubject<Float, Never>()
}

extension UISlider {
  func heats() -> AnyPublisher<Float, Never> { Heats.all.eraseToAnyPublisher() }
}

final class KilnModel {
  private var sinks = Set<AnyCancellable>()
  private var heat: Float = 0

  func bind(_ heats: AnyPublisher<Float, Never>) {
    heats.sink { self.heat = $0 }.store(in: &sinks)  // expect: retain_cycle
  }

  func bindOnce(_ heats: AnyPublisher<Float, Never>) {
    heats.sink { self.heat = $0 }.store(in: &sinks)
  }
}

final class KilnController: UIViewController {
  private let slider = FineHeatSlider()
  private let cool = CoolSlider()
  private let model = KilnModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.bind(slider.heats())
    model.bindOnce(cool.once())
  }
}

@MainActor
func open(_ stack: UINavigationController) { stack.pushViewController(KilnController(), animated: true) }
