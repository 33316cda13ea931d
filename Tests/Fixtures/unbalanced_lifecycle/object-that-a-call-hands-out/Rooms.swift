// Case: each pass observes another object that a method hands out, in the bag of a reused cell. The objects live on, so
// each former object still drives the cell, unless code empties the bag.
import Combine
import UIKit

final class Room: ObservableObject {
  @Published var isOpen = true
  var isSeen = false
}

enum RoomRow {
  case room(Room)
  case more
}

final class RoomModel {
  let rooms: [Room]

  init(rooms: [Room]) { self.rooms = rooms }

  func room(at index: Int) -> Room { rooms[index] }
  func row(at index: Int) -> RoomRow { index < rooms.count ? .room(rooms[index]) : .more }
  func draft() -> Room { Room() }
}

final class RoomCell: UITableViewCell {
  var bag = Set<AnyCancellable>()

  func mark(_ isOpen: Bool) { accessoryType = isOpen ? .checkmark : .none }
}

final class EmptiedRoomCell: UITableViewCell {
  var bag = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag.removeAll()
  }

  func mark(_ isOpen: Bool) { accessoryType = isOpen ? .checkmark : .none }
}

final class RoomListController: UITableViewController {
  private let model: RoomModel
  private var bag = Set<AnyCancellable>()

  init(model: RoomModel) {
    self.model = model
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let room = model.room(at: indexPath.row)
    switch indexPath.section {
    case 0:
      let cell = tableView.reuse(RoomCell.self)
      room.$isOpen
        .sink { [weak cell] in cell?.mark($0) }  // expect: unbalanced_lifecycle
        .store(in: &cell.bag)
      return cell
    case 1:
      let cell = tableView.reuse(RoomCell.self)
      model.room(at: 0).$isOpen
        .sink { [weak cell] in cell?.mark($0) }  // expect: unbalanced_lifecycle
        .store(in: &cell.bag)
      return cell
    case 2:
      let cell = tableView.reuse(EmptiedRoomCell.self)
      room.$isOpen
        .sink { [weak cell] in cell?.mark($0) }
        .store(in: &cell.bag)
      return cell
    case 3:
      // Nobody keeps the object, so nobody sends to it later.
      let draft = model.draft()
      let cell = tableView.reuse(RoomCell.self)
      draft.$isOpen
        .sink { [weak cell] in cell?.mark($0) }
        .store(in: &cell.bag)
      return cell
    case 4:
      // The publisher completes.
      let cell = tableView.reuse(RoomCell.self)
      room.$isOpen.first()
        .sink { [weak cell] in cell?.mark($0) }
        .store(in: &cell.bag)
      return cell
    default:
      // The cell is a new cell on each pass.
      let cell = RoomCell()
      room.$isOpen
        .sink { [weak cell] in cell?.mark($0) }
        .store(in: &cell.bag)
      return cell
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let first = model.room(at: 0)
    // Each handler concerns the object of its pass, and nothing else.
    first.$isOpen.sink { [weak first] in first?.isSeen = $0 }.store(in: &bag)
    first.$isOpen.sink { [weak first] isOpen in
      guard let first else { return }
      first.isSeen = isOpen
    }.store(in: &bag)
    first.$isOpen.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)  // expect: unbalanced_lifecycle
    // The next appearance finds the same objects again.
    for room in model.rooms {
      room.$isOpen.sink { [weak room] in room?.isSeen = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
    }
    // Each pass makes new objects.
    let copies = model.rooms.map { _ in Room() }
    copies[0].$isOpen.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)
    let table = tableView
    first.$isOpen.sink { [weak table] in table?.isHidden = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
  }

  @objc private func open() {
    navigationController?.pushViewController(RoomListController(model: model), animated: true)
  }
}

extension UITableView {
  func reuse<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: String(describing: type)) as? Cell else {
      fatalError("no cell of this type is registered")
    }
    return cell
  }
}
