import Combine
import UIKit

final class SecondController: UIViewController {
  var count = 0
  var bag = Set<AnyCancellable>()
  let subject = PassthroughSubject<Int, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    follow()
  }
}

private typealias Controller = SecondController

extension Controller {
  func follow() {
    subject.sink { self.count = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}
