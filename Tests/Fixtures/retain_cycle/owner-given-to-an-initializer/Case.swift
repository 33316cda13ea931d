// Case: An object keeps its model, and gives itself to the initializer of the model, whose observation holds the object.
// There is no cycle if code lets the model go, or if another object keeps the model.
import Combine
import UIKit

final class LampModel {
  private var bag = Set<AnyCancellable>()
  let switches = PassthroughSubject<Bool, Never>()

  init(lamp: Lamp) {
    switches.sink { lamp.show($0) }.store(in: &bag)  // expect: retain_cycle
    switches.sink { [weak lamp] in lamp?.show($0) }.store(in: &bag)
  }
}

final class Lamp: UIViewController {
  private var model: LampModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    model = LampModel(lamp: self)
  }

  func show(_ isOn: Bool) { view.isHidden = !isOn }
}

class BulbModel {
  fileprivate var bag = Set<AnyCancellable>()
  let switches = PassthroughSubject<Bool, Never>()

  init(bulb: Bulb) {
    switches.sink(receiveValue: { bulb.show($0) }).store(in: &bag)  // expect: retain_cycle
  }
}

final class DimmedBulbModel: BulbModel {
  init(dimmed bulb: Bulb) { super.init(bulb: bulb) }
}

final class Bulb: UIViewController {
  private lazy var model = DimmedBulbModel(dimmed: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    model.switches.send(true)
  }

  func show(_ isOn: Bool) { view.isHidden = !isOn }
}

final class CandleModel {
  private var bag = Set<AnyCancellable>()
  let switches = PassthroughSubject<Bool, Never>()

  init(candle: Candle) {
    switches.sink { candle.show($0) }.store(in: &bag)
  }
}

final class Candle: UIViewController {
  private var model: CandleModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    model = CandleModel(candle: self)
  }

  func close() {
    model = nil
    dismiss(animated: true)
  }

  func show(_ isOn: Bool) { view.isHidden = !isOn }
}

final class TorchModel {
  private var bag = Set<AnyCancellable>()
  let switches = PassthroughSubject<Bool, Never>()

  init(torch: Torch) {
    switches.sink { torch.show($0) }.store(in: &bag)
  }
}

final class Torch: UIViewController {
  private var origin: TorchModel?
  private weak var last: TorchModel?

  func open() {
    let next = Torch()
    next.origin = TorchModel(torch: self)
    present(next, animated: true)
  }

  func glance() {
    last = TorchModel(torch: self)
  }

  func show(_ isOn: Bool) { view.isHidden = !isOn }
}

final class MenuController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    present(Lamp(), animated: true)
    present(Bulb(), animated: true)
    present(Candle(), animated: true)
    present(Torch(), animated: true)
  }
}
