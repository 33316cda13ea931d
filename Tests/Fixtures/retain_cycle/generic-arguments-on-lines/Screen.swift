// Case: has a value its type if the generic arguments stand on lines of their own?
import Combine
import UIKit

final class Screen: UIViewController {
  private var bag = Set<AnyCancellable>()
  private let events = PassthroughSubject<
    Int, Never
  >()
  private let first = Just<
    Int
  >(1)

  override func viewDidLoad() {
    super.viewDidLoad()
    events.sink { _ in self.title = "" }.store(in: &bag)  // expect: error retain_cycle
    // This publisher completes.
    first.sink { _ in self.title = "" }.store(in: &bag)
  }
}
