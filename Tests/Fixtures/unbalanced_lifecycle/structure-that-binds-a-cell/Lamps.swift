// Case: a structure that is made on each pass binds a reused cell to an object. The structure is no object of its own: the
// bag of the cell keeps the observations of all passes.
import Combine
import UIKit

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class LampCell: UITableViewCell {
  var bag = Set<AnyCancellable>()

  func show(_ isOn: Bool) { accessoryType = isOn ? .checkmark : .none }
}

final class EmptiedLampCell: UITableViewCell {
  var bag = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = []
  }

  func show(_ isOn: Bool) { accessoryType = isOn ? .checkmark : .none }
}

struct LampBinder {
  let lamp: Lamp
  let cell: LampCell

  func bind() {
    lamp.$isOn.sink { [weak cell] in cell?.show($0) }.store(in: &cell.bag)  // expect: unbalanced_lifecycle
  }
}

struct EmptiedLampBinder {
  let lamp: Lamp
  let cell: EmptiedLampCell

  func bind() {
    lamp.$isOn.sink { [weak cell] in cell?.show($0) }.store(in: &cell.bag)
  }
}

struct DraftBinder {
  let lamp = Lamp()
  let cell: LampCell

  func bindDraft() {
    lamp.$isOn.sink { [weak cell] in cell?.show($0) }.store(in: &cell.bag)
  }
}

struct NewLampBinder {
  let lamp: Lamp
  let cell: LampCell

  func bindNew() {
    lamp.$isOn.sink { [weak cell] in cell?.show($0) }.store(in: &cell.bag)
  }
}

struct NewCellBinder {
  let lamp: Lamp
  let cell: LampCell

  func bindNewCell() {
    lamp.$isOn.sink { [weak cell] in cell?.show($0) }.store(in: &cell.bag)
  }
}

final class LampBinding {
  private let lamp: Lamp
  private var bag = Set<AnyCancellable>()

  init(lamp: Lamp) { self.lamp = lamp }

  // The bag ends with the binding, which is a new object on each pass.
  func bindObject() {
    lamp.$isOn.sink { print($0) }.store(in: &bag)
  }
}

final class LampListController: UITableViewController {
  private let lamps: [Lamp]
  private var bindings: [IndexPath: LampBinding] = [:]

  init(lamps: [Lamp]) {
    self.lamps = lamps
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let lamp = lamps[indexPath.row]
    let binding = LampBinding(lamp: lamp)
    binding.bindObject()
    bindings[indexPath] = binding
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "emptied", for: indexPath) as! EmptiedLampCell
      EmptiedLampBinder(lamp: lamp, cell: cell).bind()
      return cell
    }
    if indexPath.section == 1 {
      let made = LampCell()
      NewCellBinder(lamp: lamp, cell: made).bindNewCell()
      return made
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "lamp", for: indexPath) as! LampCell
    let binder = LampBinder(lamp: lamp, cell: cell)
    binder.bind()
    DraftBinder(cell: cell).bindDraft()
    NewLampBinder(lamp: Lamp(), cell: cell).bindNew()
    return cell
  }

  @objc private func open() {
    navigationController?.pushViewController(LampListController(lamps: lamps), animated: true)
  }
}
