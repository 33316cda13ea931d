// Case: ReactorKit gives a view the property `reactor`, whose type the view's `bind(reactor:)` names. The state of a reactor
// has no end.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class StationReactor: Reactor {
  enum Action { case play }
  struct State { var isPlaying = false }
  let initialState = State()
}

final class StationController: UIViewController, View {
  var disposeBag = DisposeBag()

  func bind(reactor: StationReactor) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    reactor?.state
      .map(\.isPlaying)
      .bind(onNext: show)  // expect: retain_cycle
      .disposed(by: disposeBag)
    self.reactor!.state
      .map(\.isPlaying)
      .bind { self.show($0) }  // expect: retain_cycle
      .disposed(by: disposeBag)
    reactor?.state
      .map(\.isPlaying)
      .bind(with: self) { controller, isPlaying in controller.show(isPlaying) }
      .disposed(by: disposeBag)
  }

  private func show(_ isPlaying: Bool) { view.isHidden = isPlaying }
}

/// The extension conforms to the library's protocol.
final class TowerController: UIViewController {
  var disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    reactor?.state
      .map(\.isPlaying)
      .bind { self.view.isHidden = $0 }  // expect: retain_cycle
      .disposed(by: disposeBag)
  }
}

extension TowerController: View {
  func bind(reactor: StationReactor) {}
}

final class ShowCell: UICollectionViewCell {
  let badge = UIImageView()
  var disposeBag = DisposeBag()

  override func prepareForReuse() { disposeBag = DisposeBag() }
}

final class ShowsController: UICollectionViewController, View {
  var disposeBag = DisposeBag()

  func bind(reactor: StationReactor) {}

  override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: "show", for: path) as! ShowCell
    self.reactor?.state
      .map(\.isPlaying)
      .bind(with: self) { _, isPlaying in cell.badge.isHidden = isPlaying }  // expect: retain_cycle
      .disposed(by: cell.disposeBag)
    return cell
  }
}

/// The program's own property ends.
final class Download {
  let state = Single.just(false).asObservable()
}

final class DownloadController: UIViewController {
  private let reactor: Download? = Download()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    reactor?.state
      .bind { self.view.isHidden = $0 }
      .disposed(by: disposeBag)
  }
}

/// The model of the view is no reactor of the library.
final class ArchiveController: UIViewController, View {
  var disposeBag = DisposeBag()

  func bind(reactor: Download) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    reactor?.state
      .bind { self.view.isHidden = $0 }
      .disposed(by: disposeBag)
  }
}
