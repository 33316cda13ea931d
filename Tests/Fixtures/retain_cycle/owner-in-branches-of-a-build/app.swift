// Case: Two branches of a build declare the app's delegate. It is one type, which keeps its model for good.
import Combine
import SwiftUI

#if DEBUG
  final class AppDelegate: NSObject {
    let model = Model()
    let log = Log()
  }
#else
  final class AppDelegate: NSObject {
    let model = Model()
  }
#endif

extension AppDelegate: UIApplicationDelegate {}

final class Model {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  init() {
    changes.sink { _ in self.reload() }.store(in: &bag)
  }

  private func reload() {}
}

final class Log {}

#if DEBUG
  final class Screen: UIViewController {
    let draft = Draft()
  }
#else
  final class Screen: UIViewController {
    let draft = Draft()
  }
#endif

final class Draft {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []

  init() {
    changes.sink { _ in self.save() }.store(in: &bag)  // expect: error retain_cycle
  }

  private func save() {}
}

func show(in controller: UIViewController) {
  controller.present(Screen(), animated: true)
}

#if os(macOS)
  final class Panel: NSViewController {
    private let changes = PassthroughSubject<Int, Never>()
    private var bag: Set<AnyCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      changes.sink { _ in self.update() }.store(in: &bag)  // expect: error retain_cycle
    }

    private func update() {}
  }
#else
  final class Panel: UIViewController {
    private let changes = PassthroughSubject<Int, Never>()
    private var bag: Set<AnyCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      changes.sink { _ in self.update() }.store(in: &bag)  // expect: error retain_cycle
    }

    private func update() {}
  }
#endif
