// Case: does a bag of self keep an object that a method makes anew on each run?
import Combine
import UIKit

final class TripModel {
  let closings = PassthroughSubject<Void, Never>()
  @Published var title = ""
}

final class TripController: UIViewController {
  private let model: TripModel
  @objc dynamic var caption = ""

  init(model: TripModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {}
  func finish() { model.closings.send(()) }
}

struct TripSummary {
  let model: TripModel
  func show(_ text: String) {}
}

final class MapModel {
  let choices = PassthroughSubject<Int, Never>()
  let hints = PassthroughSubject<Int, Never>()
  func choose() { choices.send(1) }
  func hint() { hints.send(1) }
}

final class MapFlow {
  private let navigation = UINavigationController()
  private let map = MapModel()
  private lazy var overview = TripController(model: TripModel())
  private var observations = Set<AnyCancellable>()
  private var current: AnyCancellable?
  private var renewed = Set<AnyCancellable>()
  private var controllers: [TripController] = []

  func start() {
    showOnce()
    map.choices.sink { [weak self] _ in self?.showTrip() }.store(in: &observations)
    map.choices.sink { [weak self] _ in self?.showSiblings() }.store(in: &observations)
  }

  private func showTrip() {
    let model = TripModel()
    let controller = TripController(model: model)
    model.closings
      .sink { controller.dismiss(animated: true) }  // expect: retain_cycle
      .store(in: &observations)
    model.$title.sink { [controller] in controller.show($0) }.store(in: &observations)  // expect: retain_cycle
    model.$title.assign(to: \.caption, on: controller).store(in: &observations)  // expect: retain_cycle
    follow(model, in: controller)
    navigation.pushViewController(controller, animated: true)
  }

  private func follow(_ model: TripModel, in controller: TripController) {
    model.$title.sink { controller.show($0) }.store(in: &observations)  // expect: retain_cycle
  }

  private func showSiblings() {
    showWeakly()
    showUntilTheNext()
    showFirst()
    showWithAToken()
    showWhatStays()
    showSummary()
    showTheSame()
    showAndRenew()
    showUntilItsEnd()
  }

  private func showWeakly() {
    let model = TripModel()
    let controller = TripController(model: model)
    model.$title.sink { [weak controller] in controller?.show($0) }.store(in: &observations)
    model.closings.sink { [unowned controller] in controller.dismiss(animated: true) }.store(in: &observations)
    navigation.pushViewController(controller, animated: true)
  }

  private func showUntilTheNext() {
    let model = TripModel()
    let controller = TripController(model: model)
    current = model.$title.sink { controller.show($0) }
    navigation.pushViewController(controller, animated: true)
  }

  private func showFirst() {
    let model = TripModel()
    let controller = TripController(model: model)
    model.$title.first().sink { controller.show($0) }.store(in: &observations)
    navigation.pushViewController(controller, animated: true)
  }

  private func showWithAToken() {
    let model = TripModel()
    let controller = TripController(model: model)
    var token: AnyCancellable?
    token = model.closings.sink {
      controller.dismiss(animated: true)
      token?.cancel()
    }
    navigation.pushViewController(controller, animated: true)
  }

  // The flow keeps the controller anyway.
  private func showWhatStays() {
    let model = TripModel()
    let controller = TripController(model: model)
    controllers.append(controller)
    model.$title.sink { controller.show($0) }.store(in: &observations)
    navigation.pushViewController(controller, animated: true)
  }

  private func showSummary() {
    let model = TripModel()
    let summary = TripSummary(model: model)
    model.$title.sink { summary.show($0) }.store(in: &observations)
  }

  private func showTheSame() {
    let model = TripModel()
    let controller = overview
    model.$title.sink { controller.show($0) }.store(in: &observations)
    navigation.pushViewController(controller, animated: true)
  }

  private func showAndRenew() {
    let model = TripModel()
    let controller = TripController(model: model)
    model.$title.sink { controller.show($0) }.store(in: &renewed)
    navigation.pushViewController(controller, animated: true)
  }

  private func showUntilItsEnd() {
    let model = TripModel()
    let controller = TripController(model: model)
    model.closings
      .sink { [weak self] in
        controller.dismiss(animated: true)
        self?.renewed.removeAll()
      }
      .store(in: &renewed)
    navigation.pushViewController(controller, animated: true)
  }

  // It runs once for each flow, and ends with the flow.
  private func showOnce() {
    let model = TripModel()
    let controller = TripController(model: model)
    model.$title.sink { controller.show($0) }.store(in: &observations)
    navigation.pushViewController(controller, animated: true)
  }
}
