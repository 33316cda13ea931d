// Case: A library adds publishers of events to controls. They end with a control that the form keeps.
import Combine
import CombineCocoa
import UIKit

final class FormController: UIViewController {
  private let save = UIButton()
  private let name = UITextField()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    save.tapPublisher.sink { self.send() }.store(in: &bag)  // expect: error retain_cycle
    name.textPublisher.dropFirst().sink { _ in self.send() }.store(in: &bag)  // expect: error retain_cycle
    save.controlEventPublisher(for: .touchDown).mapToVoid().sink { self.send() }.store(in: &bag)  // expect: error retain_cycle
    save.controlEventPublisher(for: .touchDown).sink { [weak self] in self?.send() }.store(in: &bag)
  }

  func watch(_ other: UIButton) {
    other.tapPublisher.sink { self.send() }.store(in: &bag)
  }

  private func send() {}
}

func show(in window: UIWindow) {
  window.rootViewController?.present(FormController(), animated: true)
}
