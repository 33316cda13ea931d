// Case: a parameter gives the key path of an observation
import Combine
import UIKit

final class GaugeController: UIViewController {
  private var tokens: [NSKeyValueObservation] = []
  private var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    watch(\.isEditing)
    watchWeakly(\.isEditing)
  }

  private func watch(_ path: KeyPath<GaugeController, Bool>) {
    tokens.append(observe(path) { _, _ in self.changes += 1 })  // expect: retain_cycle
  }

  private func watchWeakly(_ path: KeyPath<GaugeController, Bool>) {
    tokens.append(observe(path) { [weak self] _, _ in self?.changes += 1 })
  }
}

/// The method of the program takes no key path.
final class DialController: UIViewController {
  private var tokens: [String] = []
  private var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens.append(observe("speed") { _, _ in self.changes += 1 })
  }

  private func observe(_ name: String, _ handler: (Int, Int) -> Void) -> String {
    handler(0, 0)
    return name
  }
}

/// The function is the program's own.
extension UserDefaults {
  func values<Value>(at path: KeyPath<UserDefaults, Value>) -> AnyPublisher<Value, Never> {
    publisher(for: path).eraseToAnyPublisher()
  }

  func first(at path: String) -> AnyPublisher<Int, Never> { publisher(of: path) }

  private func publisher(of name: String) -> AnyPublisher<Int, Never> { Just(integer(forKey: name)).eraseToAnyPublisher() }
}

final class LampModel {
  private var sinks = Set<AnyCancellable>()
  private var level = 0

  func watch() {
    UserDefaults.standard.values(at: \.lamp).sink { self.level = $0 }.store(in: &sinks)  // expect: retain_cycle
    UserDefaults.standard.first(at: "lamp").sink { self.level = $0 }.store(in: &sinks)
  }
}

extension UserDefaults {
  @objc dynamic var lamp: Int { integer(forKey: "lamp") }
}

@MainActor
func light() -> LampModel {
  let model = LampModel()
  model.watch()
  return model
}

func open(_ stack: UINavigationController) {
  stack.pushViewController(GaugeController(), animated: true)
  stack.pushViewController(DialController(), animated: true)
}
