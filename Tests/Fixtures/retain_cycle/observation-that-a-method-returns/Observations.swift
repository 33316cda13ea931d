// Case: a method returns an observation that holds self, and self keeps what the method returns
import Combine
import UIKit

final class Tide {
  static let shared = Tide()
  let levels = PassthroughSubject<Int, Never>()
}

final class HarbourController: UIViewController {
  private var token: AnyCancellable?
  private var bag = Set<AnyCancellable>()
  private var tokens: [AnyCancellable] = []
  private var level = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    token = single()
    throughLocal().store(in: &bag)
    tokens = several()
    tokens += [further()]
  }

  private func single() -> AnyCancellable {
    Tide.shared.levels.sink { self.level = $0 }  // expect: retain_cycle
  }

  private func throughLocal() -> AnyCancellable {
    let observation = Tide.shared.levels.sink { self.level = $0 }  // expect: retain_cycle
    return observation
  }

  private func several() -> [AnyCancellable] {
    [
      Tide.shared.levels.sink { self.level = $0 },  // expect: retain_cycle
      Tide.shared.levels.sink { self.level += $0 },  // expect: retain_cycle
    ]
  }

  private func further() -> AnyCancellable {
    Tide.shared.levels.map { self.level + $0 }.sink { print($0) }  // expect: retain_cycle
  }
}

final class FerryController: UIViewController {
  private var token: AnyCancellable?
  private var tokens: [AnyCancellable] = []
  private var level = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    token = single()
    tokens = several()
    let local = unkept()
    print(local)
    given(other())
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    token = nil
    tokens.removeAll()
  }

  private func single() -> AnyCancellable { Tide.shared.levels.sink { self.level = $0 } }

  private func several() -> [AnyCancellable] { [Tide.shared.levels.sink { self.level = $0 }] }

  private func unkept() -> AnyCancellable { Tide.shared.levels.sink { self.level = $0 } }

  private func other() -> AnyCancellable { Tide.shared.levels.sink { self.level = $0 } }

  private func given(_ observation: AnyCancellable) { DispatchQueue.main.async { observation.cancel() } }

  /// Other code keeps the result.
  func forCallers() -> AnyCancellable { Tide.shared.levels.sink { self.level = $0 } }
}

final class Quay {
  private var tokens: [AnyCancellable] = []

  func follow(_ ferry: FerryController) { tokens.append(ferry.forCallers()) }
}

/// A subclass has a method of that name.
class BuoyController: UIViewController {
  private var token: AnyCancellable?
  private var level = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    token = make()
  }

  func make() -> AnyCancellable { Tide.shared.levels.sink { self.level = $0 } }
}

final class QuietBuoyController: BuoyController {
  override func make() -> AnyCancellable { AnyCancellable {} }
}

/// Another method returns a value that ends the observation before.
final class LockController: UIViewController {
  private var token: AnyCancellable?
  private var level = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    token = make()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    token = none()
  }

  private func make() -> AnyCancellable { Tide.shared.levels.sink { self.level = $0 } }

  private func none() -> AnyCancellable? { nil }
}

/// The method may return nil in place of an observation.
final class RaftController: UIViewController {
  private var token: AnyCancellable?
  private var level = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    token = make(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    token = make(false)
  }

  private func make(_ isOn: Bool) -> AnyCancellable? {
    guard isOn else { return nil }
    return Tide.shared.levels.sink { self.level = $0 }
  }
}

func open(_ stack: UINavigationController) {
  stack.pushViewController(HarbourController(), animated: true)
  stack.pushViewController(FerryController(), animated: true)
  stack.pushViewController(BuoyController(), animated: true)
  stack.pushViewController(QuietBuoyController(), animated: true)
  stack.pushViewController(LockController(), animated: true)
  stack.pushViewController(RaftController(), animated: true)
}
