// Case: does the collection of a reused cell grow?
import Combine
import UIKit

final class TagCell: UITableViewCell {
  let pressed = PassthroughSubject<Void, Never>()
  var bag = Set<AnyCancellable>()
}

final class TagList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: path) as! TagCell
    cell.pressed.sink { [weak self] in self?.press(path) }.store(in: &cell.bag)  // expect: unbalanced_lifecycle
    return cell
  }

  private func press(_ path: IndexPath) {}
}

final class LabelCell: UITableViewCell {
  let pressed = PassthroughSubject<Void, Never>()
  var bag = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = []
  }
}

final class LabelList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "label", for: path) as! LabelCell
    cell.pressed.sink { [weak self] in self?.press(path) }.store(in: &cell.bag)
    return cell
  }

  private func press(_ path: IndexPath) {}
}

final class NoteCell: UITableViewCell {
  let pressed = PassthroughSubject<Void, Never>()
  var bag = Set<AnyCancellable>()
}

final class NoteList: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = NoteCell()
    cell.pressed.sink { [weak self] in self?.press(path) }.store(in: &cell.bag)
    return cell
  }

  private func press(_ path: IndexPath) {}
}
