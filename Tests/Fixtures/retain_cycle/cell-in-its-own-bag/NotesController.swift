// Case: a cell that the generic argument of its registration names keeps an observation, and the observation keeps the cell.
import Combine
import UIKit

final class Notebook {
  @Published var count = 1
}

final class NoteCell: UICollectionViewCell {
  var bag = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    bag = []
  }
}

final class NotesController: UIViewController {
  private let notebook = Notebook()
  private var bag = Set<AnyCancellable>()

  private lazy var holding = UICollectionView.CellRegistration<NoteCell, Int> { [weak self] cell, _, _ in
    self?.notebook.$count.sink { cell.tag = $0 }.store(in: &cell.bag)  // expect: retain_cycle
  }
  private lazy var unholding = UICollectionView.CellRegistration<NoteCell, Int> { [weak self] cell, _, _ in
    self?.notebook.$count.sink { [weak cell] in cell?.tag = $0 }.store(in: &cell.bag)
  }
  private lazy var own = UICollectionView.CellRegistration<NoteCell, Int> { [weak self] cell, _, _ in
    guard let self else { return }
    notebook.$count.sink { [weak cell] in cell?.tag = $0 }.store(in: &bag)  // expect: unbalanced_lifecycle
  }
}
