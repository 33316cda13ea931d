// Case: += appends observations to an array and ends none of them
import Combine
import UIKit

final class Wind {
  static let shared = Wind()
  let speeds = PassthroughSubject<Int, Never>()
}

final class VaneController: UIViewController {
  private var tokens: [AnyCancellable] = []
  @objc dynamic var speed = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens += [Wind.shared.speeds.assign(to: \.speed, on: self)]  // expect: retain_cycle
    tokens += [Wind.shared.speeds.sink { self.speed = $0 }]  // expect: retain_cycle
    tokens += [Wind.shared.speeds.sink { [weak self] in self?.speed = $0 }]
  }
}

final class MillController: UIViewController {
  private var tokens: [AnyCancellable] = []
  private var speed = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens += [Wind.shared.speeds.sink { self.speed = $0 }]
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tokens = []
  }
}

func open(_ stack: UINavigationController) {
  stack.pushViewController(VaneController(), animated: true)
  stack.pushViewController(MillController(), animated: true)
}
