// Case: A container of dependencies gives the center, and a key path says which of its properties does.
import Combine
import FactoryKit
import UIKit

extension Container {
  var center: Factory<NotificationCenter> { self { NotificationCenter.default }.singleton }
  var answer: Factory<Just<Int>> { self { Just(42) } }
}

final class MembersController: UIViewController {
  @Injected(\.center) private var center
  @Injected(\.answer) private var answer
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    center.publisher(for: .init("renamed")).sink { _ in self.reload() }.store(in: &bag)  // expect: error retain_cycle
    answer.sink { _ in self.reload() }.store(in: &bag)
  }

  private func reload() {}
}

func open(from root: UINavigationController) {
  root.pushViewController(MembersController(), animated: true)
}
