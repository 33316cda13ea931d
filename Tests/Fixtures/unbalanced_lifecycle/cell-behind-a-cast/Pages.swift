// Case: of which types can a cell be that is cast to a protocol?
import Combine
import UIKit

protocol Bindable {
  func bind()
}

final class PageController: UIViewController, Bindable {
  private let pages = CurrentValueSubject<Int, Never>(0)
  private var bag: Set<AnyCancellable> = []

  func bind() { pages.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag) }
}

final class Banner: UIView, Bindable {
  private let pages = CurrentValueSubject<Int, Never>(0)
  private var bag: Set<AnyCancellable> = []

  func bind() { pages.sink { [weak self] in self?.tag = $0 }.store(in: &bag) }
}

class Page: UICollectionViewCell {}

final class PageCell: Page, Bindable {
  private let pages = CurrentValueSubject<Int, Never>(0)
  private var bag: Set<AnyCancellable> = []

  func bind() { pages.sink { [weak self] in self?.tag = $0 }.store(in: &bag) }  // expect: unbalanced_lifecycle
}

/// The content may be of any type that conforms.
final class FrameCell: UICollectionViewCell, Bindable {
  private var content: UIView?

  func show(_ content: UIView) { self.content = content }
  func bind() { (content as? Bindable)?.bind() }
}

final class Pages: NSObject, UICollectionViewDataSource {
  func prepare(_ collectionView: UICollectionView) {
    collectionView.register(PageCell.self, forCellWithReuseIdentifier: "page")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    (cell as? Bindable)?.bind()
    return cell
  }
}

final class Opener {
  func open(from navigation: UINavigationController) {
    let page = PageController()
    page.bind()
    let banner = Banner()
    banner.bind()
    page.view.addSubview(banner)
    navigation.pushViewController(page, animated: true)
  }
}
