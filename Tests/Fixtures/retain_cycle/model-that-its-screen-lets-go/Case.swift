// Case: A screen that gives itself to its model lets the model go when it disappears, also out of a collection.
import Combine
import UIKit

final class LampModel {
  private var subscriptions: Set<AnyCancellable> = []

  func bind(to screen: LampScreen) {
    NotificationCenter.default.publisher(for: UIScreen.brightnessDidChangeNotification)
      .sink { _ in screen.refresh() }.store(in: &subscriptions)
  }
}

class LampScreen: UIViewController {
  func refresh() { title = "On" }
}

final class DeskLamp: LampScreen {
  private var model: LampModel?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model = LampModel()
    model?.bind(to: self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    model = nil
  }
}

final class LampRow: LampScreen {
  var models: [LampModel] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let model = LampModel()
    model.bind(to: self)
    models.append(model)
  }
}

final class LampMenu: UIViewController {
  private let row = LampRow()

  func close() { row.models.removeAll() }

  @objc func open() {
    navigationController?.pushViewController(DeskLamp(), animated: true)
    navigationController?.pushViewController(row, animated: true)
  }
}

/// The screen keeps its model.
final class FloorModel {
  private var subscriptions: Set<AnyCancellable> = []

  func bind(to screen: Lantern) {
    NotificationCenter.default.publisher(for: UIScreen.brightnessDidChangeNotification)
      .sink { _ in screen.refresh() }.store(in: &subscriptions)  // expect: retain_cycle
  }
}

final class Lantern: LampScreen {
  private var model: FloorModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    model = FloorModel()
    model?.bind(to: self)
  }

  deinit { model = nil }
}

final class FloorMenu: UIViewController {
  @objc func open() { navigationController?.pushViewController(Lantern(), animated: true) }
}
