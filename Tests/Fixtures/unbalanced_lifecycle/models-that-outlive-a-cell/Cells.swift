import Combine
import UIKit

final class BerthCell: UITableViewCell {
  private var bag: Set<AnyCancellable> = []

  func show(berth: Berth) {
    berth.$depth.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class ShipCell: UITableViewCell {
  private var ship: Ship?
  private var bag: Set<AnyCancellable> = []

  func show(ship: Ship) {
    self.ship = ship
    self.ship?.cargo.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}

final class TideCell: UITableViewCell {
  private var bag: Set<AnyCancellable> = []

  func showTide() {
    if let tides = Weather.shared.tides() {
      tides.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
    }
    // Nobody sends to this subject.
    if let winds = Weather.shared.winds() {
      winds.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
    }
  }
}

final class GuestCell: UITableViewCell {
  private var guest: Guest?
  private var bag: Set<AnyCancellable> = []

  func show(guest: Guest) {
    self.guest = guest
    self.guest?.$name.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
  }
}

final class CraneCell: UITableViewCell {
  private var bag: Set<AnyCancellable> = []

  func show(crane: Crane) {
    crane.$load.sink { [weak self] in self?.textLabel?.text = $0 }.store(in: &bag)
  }
}

extension UITableView {
  func nextCell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell? {
    if let cell = dequeueReusableCell(withIdentifier: String(describing: type)) as? Cell { return cell }
    return nil
  }
}
