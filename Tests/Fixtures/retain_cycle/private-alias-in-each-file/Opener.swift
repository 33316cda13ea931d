import Combine
import UIKit

final class FirstController: UIViewController {
  var count = 0
  var bag = Set<AnyCancellable>()
  let subject = PassthroughSubject<Int, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    listen()
  }
}

final class Opener {
  func open() { print(FirstController(), SecondController()) }
}
