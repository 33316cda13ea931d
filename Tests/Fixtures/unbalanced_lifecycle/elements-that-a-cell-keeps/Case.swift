// Case: a closure gets the elements of a collection of a cell, and observes each. Are they the same on each pass?
import Combine
import UIKit

final class Dial {
  let turns = PassthroughSubject<Int, Never>()
}

final class RadioCell: UITableViewCell {
  let volume = Dial()
  let bass = Dial()
  /// Each configuration adds dials, and leaves the former ones.
  var added: [Dial] = []
  /// Each configuration makes other dials.
  var shown: [Dial] = []
  /// Each configuration takes the former dials away.
  var current: [Dial] = []
  /// Each read makes other dials.
  var fresh: [Dial] { [Dial(), Dial()] }
  var bag: Set<AnyCancellable> = []

  func configure(_ count: Int) {
    added.append(Dial())
    shown = (0..<count).map { _ in Dial() }
    current.removeAll()
    current.append(Dial())
  }
}

final class RadioController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Radio", for: indexPath) as! RadioCell
    cell.configure(2)
    [cell.volume, cell.bass].enumerated().forEach { index, dial in
      dial.turns.sink { [weak self] in self?.turn(index, $0) }.store(in: &cell.bag)  // expect: unbalanced_lifecycle
    }
    cell.added.enumerated().forEach { index, dial in
      dial.turns.sink { [weak self] in self?.turn(index, $0) }.store(in: &cell.bag)  // expect: unbalanced_lifecycle
    }
    [Dial(), Dial()].enumerated().forEach { index, dial in
      dial.turns.sink { [weak self] in self?.turn(index, $0) }.store(in: &cell.bag)
    }
    cell.shown.enumerated().forEach { index, dial in
      dial.turns.sink { [weak self] in self?.turn(index, $0) }.store(in: &cell.bag)
    }
    cell.current.enumerated().forEach { index, dial in
      dial.turns.sink { [weak self] in self?.turn(index, $0) }.store(in: &cell.bag)
    }
    cell.fresh.enumerated().forEach { index, dial in
      dial.turns.sink { [weak self] in self?.turn(index, $0) }.store(in: &cell.bag)
    }
    cell.added.map { _ in Dial() }.enumerated().forEach { index, dial in
      dial.turns.sink { [weak self] in self?.turn(index, $0) }.store(in: &cell.bag)
    }
    return cell
  }

  private func turn(_ dial: Int, _ value: Int) {}
}
