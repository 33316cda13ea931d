import Combine
import UIKit

final class SecondController: UIViewController {
  typealias Model = SecondModel

  private let model: Model
  private var bag = Set<AnyCancellable>()

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.changes.sink { self.title = "\($0)" }.store(in: &bag)  // expect: retain_cycle
  }
}
