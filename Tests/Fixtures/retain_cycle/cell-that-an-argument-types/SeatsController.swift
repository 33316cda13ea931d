// Case: an argument of a library's call says of which class a closure's cell is, so a store into the cell's property is none into
// the property of that name that another class has.
import RxCocoa
import RxSwift
import UIKit

final class SeatModel {
  let seats = BehaviorRelay<[String]>(value: [])
}

final class SeatsController: UIViewController {
  private let table = UITableView()
  private let model = SeatModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.seats
      .bind(to: table.rx.items(cellIdentifier: "seat", cellType: SeatCell.self)) { [weak self] _, _, cell in
        guard let self else { return }
        cell.model = model
        cell.history = model
      }
      .disposed(by: bag)
    model.seats
      .bind(to: table.rx.items(cellIdentifier: "wide", cellType: WideCell.self)) { [weak self] _, _, cell in
        guard let self else { return }
        cell.detail = model
      }
      .disposed(by: bag)
  }

  @IBAction private func open() {
    show(LockController(), sender: nil)
    show(LogController(), sender: nil)
    show(GateController(), sender: nil)
    show(DoorController(), sender: nil)
  }
}

final class LockModel {
  let seconds = BehaviorRelay<Int>(value: 0)
}

final class LockController: UIViewController {
  private var model = LockModel()
  private var left = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    model.seconds.subscribe(onNext: { self.left = $0 })  // expect: retain_cycle
  }
}

final class LogController: UIViewController {
  var history = LockModel()
  private var left = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    history.seconds.subscribe(onNext: { self.left = $0 })  // expect: retain_cycle
  }
}

/// An unknown object may be such a controller, and another model ends the observation.
final class GateController: UIViewController {
  var gate = LockModel()
  private var left = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    gate.seconds.subscribe(onNext: { self.left = $0 })
  }
}

func change(_ model: LockModel) {
  Screens.visit { screen in screen.gate = model }
}

/// The type is a parameter, and another model ends the observation.
class DoorController: UIViewController {
  var door = LockModel()
  private var left = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    door.seconds.subscribe(onNext: { self.left = $0 })
  }
}

func change<Screen: DoorController>(_ screen: Screen, to model: LockModel) { screen.door = model }

extension SeatsController {
  func fill<Cell: StepCell>(_ list: UITableView, _ type: Cell.Type, _ model: SeatModel) {
    model.seats
      .bind(to: list.rx.items(cellIdentifier: "step", cellType: type)) { _, _, cell in cell.step = model }
      .disposed(by: DisposeBag())
  }
}
