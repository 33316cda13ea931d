// Case: does a call of a method that is named like the reuse method empty the bag of a header?
import Combine
import UIKit

final class SwitchHeader: UICollectionReusableView {
  let switched = PassthroughSubject<Void, Never>()
  var subscriptions = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    subscriptions.removeAll()
  }
}

final class SortHeader: UICollectionReusableView {
  let switched = PassthroughSubject<Void, Never>()
  var subscriptions = Set<AnyCancellable>()

  override func prepareForReuse() {
    super.prepareForReuse()
    subscriptions.removeAll()
  }
}

final class PortraitView: UIView {
  func prepareForReuse() {}
}

final class GuestCell: UICollectionViewCell {
  let portrait = PortraitView()

  override func prepareForReuse() {
    super.prepareForReuse()
    portrait.prepareForReuse()
  }
}

final class GuestList: UIViewController {
  lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var source: UICollectionViewDiffableDataSource<Int, Int>?
  private weak var sorting: SortHeader?

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    source?.supplementaryViewProvider = { [weak self] list, kind, path in
      let view = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      if let header = view as? SwitchHeader, let self {
        header.switched
          .sink { self.toggle() }  // expect: retain_cycle
          .store(in: &header.subscriptions)
      }
      if let header = view as? SortHeader, let self {
        self.sorting = header
        header.switched
          .sink { self.toggle() }
          .store(in: &header.subscriptions)
      }
      return view
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    sorting?.prepareForReuse()
  }

  private func toggle() {}
}

final class GuestMenu: UIViewController {
  func open() { navigationController?.pushViewController(GuestList(), animated: true) }
}
