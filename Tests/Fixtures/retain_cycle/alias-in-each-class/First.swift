// Case: does a type alias of one class mean another type in another class?
import Combine
import UIKit

final class FirstModel {
  let changes = Just(1)
}

final class SecondModel {
  let changes = PassthroughSubject<Int, Never>()
}

final class FirstController: UIViewController {
  typealias Model = FirstModel

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
    model.changes.sink { self.title = "\($0)" }.store(in: &bag)
  }
}
