// Case: which members has a value of a type alias for several protocols?
import Combine
import UIKit

protocol BallotInput { func cast() }
protocol BallotOutput { var isOpen: AnyPublisher<Bool, Never> { get } }
protocol TallyOutput { var isCounted: AnyPublisher<Bool, Never> { get } }

typealias BallotModeling = BallotInput & BallotOutput
typealias TallyModeling = BallotInput & TallyOutput

final class BallotModel: BallotModeling {
  @Published private var open = false
  var isOpen: AnyPublisher<Bool, Never> { $open.eraseToAnyPublisher() }
  func cast() {}
}

final class TallyModel: TallyModeling {
  var isCounted: AnyPublisher<Bool, Never> { Just(true).eraseToAnyPublisher() }
  func cast() {}
}

final class BallotScreen: UIViewController {
  private let model: BallotModeling
  private let tally: TallyModeling
  private var subscriptions: Set<AnyCancellable> = []

  init(model: BallotModeling, tally: TallyModeling) {
    self.model = model
    self.tally = tally
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.isOpen
      .sink { self.title = "\($0)" }  // expect: retain_cycle
      .store(in: &subscriptions)
    tally.isCounted
      .sink { self.title = "\($0)" }
      .store(in: &subscriptions)
  }
}

final class BallotSheet: UIViewController {
  var model: (any BallotInput & BallotOutput)?
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    model?.isOpen
      .sink { self.title = "\($0)" }  // expect: retain_cycle
      .store(in: &subscriptions)
  }
}

final class BallotMenu: UIViewController {
  func open() {
    let screen = BallotScreen(model: BallotModel(), tally: TallyModel())
    navigationController?.pushViewController(screen, animated: true)
    let sheet = BallotSheet()
    sheet.model = BallotModel()
    present(sheet, animated: true)
  }
}
