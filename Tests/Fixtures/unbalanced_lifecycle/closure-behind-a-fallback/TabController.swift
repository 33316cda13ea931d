// Case: a closure that runs only if a property is empty, and that fills it, runs once.
import Combine
import UIKit

final class Panel {
  var title = ""
}

final class TabController: UIViewController {
  private let titles = PassthroughSubject<String, Never>()
  private var bag = Set<AnyCancellable>()
  private var panel: Panel?
  private var shown: Panel?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    madePanel().title = "open"
    shownPanel().title = "open"
  }

  private func madePanel() -> Panel {
    return panel
      ?? {
        let panel = Panel()
        self.panel = panel
        titles.sink { [weak panel] in panel?.title = $0 }.store(in: &bag)
        return panel
      }()
  }

  private func shownPanel() -> Panel {
    return shown
      ?? {
        let panel = Panel()
        titles.sink { [weak panel] in panel?.title = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
        return panel
      }()
  }
}
