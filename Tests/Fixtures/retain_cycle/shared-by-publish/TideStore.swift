// Case: a stream that `publish()` shares goes on as long as its subject
import RxSwift
import UIKit

final class TideStore {
  static let shared = TideStore()
  private let levels = PublishSubject<Int>()

  private init() {}

  func measure(_ level: Int) { levels.onNext(level) }

  func shownLevels() -> Observable<Int> { levels.publish().refCount() }

  func lastLevels() -> Observable<Int> { levels.replayAll().refCount() }

  func firstLevel() -> Observable<Int> { levels.take(1).publish().refCount() }
}

final class TideController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = TideStore.shared.shownLevels().subscribe(onNext: { self.show($0) })  // expect: retain_cycle
    _ = TideStore.shared.lastLevels().subscribe(onNext: { self.show($0) })  // expect: retain_cycle
    _ = TideStore.shared.firstLevel().subscribe(onNext: { self.show($0) })
    _ = TideStore.shared.shownLevels().subscribe(onNext: { [weak self] in self?.show($0) })
  }

  private func show(_ level: Int) { title = "\(level)" }
}

final class HarbourController: UIViewController {
  @objc func open() { navigationController?.pushViewController(TideController(), animated: true) }
}
