// Case: A scroll view calls the methods of its delegate again and again, with itself as the argument.
import Combine
import RxCocoa
import RxSwift
import UIKit

final class Gallery: UIView, UIScrollViewDelegate {
  private let bag = DisposeBag()
  private let top = UIButton()

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.rx.contentOffset
      .subscribe(onNext: { [weak self] offset in self?.top.isHidden = offset.y < 100 })  // expect: unbalanced_lifecycle
      .disposed(by: bag)
  }
}

// The next drag begins with an empty bag.
final class Renewed: UIView, UIScrollViewDelegate {
  private var bag = DisposeBag()
  private let top = UIButton()

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.rx.contentOffset
      .subscribe(onNext: { [weak self] offset in self?.top.isHidden = offset.y < 100 })
      .disposed(by: bag)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    bag = DisposeBag()
  }
}

// The publisher of a page completes.
final class Pages: UIView, UIScrollViewDelegate {
  private var bag = Set<AnyCancellable>()
  private let source = PageSource()

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    source.nextPage().sink { [weak self] page in self?.show(page) }.store(in: &bag)
  }

  private func show(_ page: String?) {}
}

final class PageSource {
  func nextPage() -> AnyPublisher<String?, Never> {
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/")).map { $0.response.mimeType }
      .replaceError(with: nil).eraseToAnyPublisher()
  }
}

// A flag lets the code run once.
final class Hint: UIView, UIScrollViewDelegate {
  private let taps = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()
  private var isWatching = false

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard !isWatching else { return }
    isWatching = true
    taps.sink { [weak self] tap in self?.show(tap) }.store(in: &bag)
  }

  func show(_ tap: Int) { taps.send(tap) }
}
