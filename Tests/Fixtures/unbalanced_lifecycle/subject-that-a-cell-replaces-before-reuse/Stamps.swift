// Case: does a cell replace the observed subject each time before a list hands out the cell again?
import Combine
import UIKit

class StampCell: UITableViewCell {
  var licks = PassthroughSubject<Int, Never>()
  var tears = PassthroughSubject<Int, Never>()
  var folds = PassthroughSubject<Int, Never>()
  var isRare = false

  override func prepareForReuse() {
    super.prepareForReuse()
    licks = PassthroughSubject<Int, Never>()
    if isRare { tears = PassthroughSubject<Int, Never>() }
  }

  func lick() { licks.send(1) }
  func tear() { tears.send(1) }
  func fold() { folds.send(1) }
}

final class FoldedStampCell: StampCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    folds = PassthroughSubject<Int, Never>()
  }
}

final class StampAlbum: UIViewController, UITableViewDataSource {
  private var bag = Set<AnyCancellable>()
  private let used = PassthroughSubject<Int, Never>()
  private let cover = StampCell()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "stamp", for: indexPath) as? StampCell,
      let folded = tableView.dequeueReusableCell(withIdentifier: "folded", for: indexPath) as? FoldedStampCell
    else { return UITableViewCell() }
    cell.licks.sink { [weak self] in self?.used.send($0) }.store(in: &bag)
    folded.licks.sink { [weak self] in self?.used.send($0) }.store(in: &bag)
    folded.folds.sink { [weak self] in self?.used.send($0) }.store(in: &bag)
    // Only some cells replace this subject.
    cell.tears.sink { [weak self] in self?.used.send($0) }  // expect: unbalanced_lifecycle
      .store(in: &bag)
    // Only a subclass replaces this subject.
    cell.folds.sink { [weak self] in self?.used.send($0) }  // expect: unbalanced_lifecycle
      .store(in: &bag)
    // No list hands out this cell.
    cover.licks.sink { [weak self] in self?.used.send($0) }  // expect: unbalanced_lifecycle
      .store(in: &bag)
    return cell
  }
}
