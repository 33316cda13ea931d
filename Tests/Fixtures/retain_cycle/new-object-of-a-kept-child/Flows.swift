// Case: does a child flow keep the screen that it makes, if its parent never lets go of the child?
import Combine
import UIKit

final class PageModel {
  let loads = PassthroughSubject<String, Never>()
}

final class PageController: UIViewController {
  private let model: PageModel

  init(with model: PageModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func reload() { model.loads.send("") }
}

protocol Flow: AnyObject {
  func start()
}

final class PageFlow: Flow {
  private let navigation: UINavigationController
  private var observations = Set<AnyCancellable>()

  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let model = PageModel()
    let controller = PageController(with: model)
    model.loads
      .sink { controller.title = $0 }  // expect: retain_cycle
      .store(in: &observations)
    navigation.pushViewController(controller, animated: true)
  }
}

final class BriefFlow: Flow {
  private let navigation: UINavigationController
  private var observations = Set<AnyCancellable>()

  init(navigation: UINavigationController) { self.navigation = navigation }

  // The parent lets go of the flow, and so of its observations.
  func start() {
    let model = PageModel()
    let controller = PageController(with: model)
    model.loads
      .sink { controller.title = $0 }
      .store(in: &observations)
    navigation.pushViewController(controller, animated: true)
  }
}

final class OnlyFlow: Flow {
  private let navigation: UINavigationController
  private var observations = Set<AnyCancellable>()

  init(navigation: UINavigationController) { self.navigation = navigation }

  // The parent makes the flow once.
  func start() {
    let model = PageModel()
    let controller = PageController(with: model)
    model.loads
      .sink { controller.title = $0 }
      .store(in: &observations)
    navigation.pushViewController(controller, animated: true)
  }
}

final class ListModel {
  let choices = PassthroughSubject<Int, Never>()
  func choose() { choices.send(1) }
}

final class ListFlow {
  private let navigation = UINavigationController()
  private let list = ListModel()
  private var observations = Set<AnyCancellable>()
  private var pages: [Flow] = []
  private var briefs: [Flow] = []

  func start() {
    let only = OnlyFlow(navigation: navigation)
    only.start()
    pages.append(only)
    list.choices
      .sink { [weak self] _ in
        guard let self else { return }
        let page = PageFlow(navigation: self.navigation)
        page.start()
        self.pages.append(page)
      }
      .store(in: &observations)
    list.choices.sink { [weak self] _ in self?.showBriefly() }.store(in: &observations)
  }

  private func showBriefly() {
    let brief = BriefFlow(navigation: navigation)
    brief.start()
    briefs.append(brief)
  }

  func close() { briefs.removeAll() }
}
