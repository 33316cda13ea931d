// Case: does `.init(…)` make an owner, by the type that the place around it tells?
import Combine
import SwiftUI

@main struct Player: App {
  private let hub: Hub
  private let parts = Parts()
  private let tools: (store: Store, log: Log)

  init() {
    hub = .init()
    tools = Player.makeTools()
    show(parts)
  }

  var body: some Scene { WindowGroup { Text("player") } }

  typealias Tools = (store: Store, log: Log)
  static func makeTools() -> Tools { (store: Store(), log: .init()) }
}

final class Parts {
  lazy var tuner: Tuner = { .init(clock: .init()) }()
  var mixer: Mixer { .init() }
}

final class Store {}

final class Hub {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { changes.sink { _ in self.update() }.store(in: &bag) }  // expect: note retain_cycle
  private func update() {}
}

final class Log {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { changes.sink { _ in self.update() }.store(in: &bag) }  // expect: note retain_cycle
  private func update() {}
}

final class Tuner {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  private let clock: Clock
  init(clock: Clock) {
    self.clock = clock
    changes.sink { _ in self.update() }.store(in: &bag)  // expect: note retain_cycle
  }
  private func update() {}
}

final class Clock {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { changes.sink { _ in self.update() }.store(in: &bag) }  // expect: note retain_cycle
  private func update() {}
}

/// Each reading of the property makes a mixer.
final class Mixer {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { changes.sink { _ in self.update() }.store(in: &bag) }  // expect: error retain_cycle
  private func update() {}
}

func show(_ parts: Parts) { print(parts.tuner, parts.mixer, parts.mixer) }

/// A preview makes a model by its name, and each screen makes a model by the type of its property.
final class Model {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { changes.sink { _ in self.update() }.store(in: &bag) }  // expect: error retain_cycle
  private func update() {}
}

final class Screen: UIViewController {
  private let model: Model
  init() {
    model = .init()
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class List: UIViewController {
  @objc func open() { present(Screen(), animated: true) }
}

struct Screen_Previews: PreviewProvider {
  static var previews: some View { Text("\(Model())") }
}
