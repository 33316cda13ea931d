// Case: a stream shared through a connectable operator goes on as long as its subject
import RxSwift
import UIKit

final class ScoreStream {
  static let shared = ScoreStream()

  private var last = 0
  let scores = PublishSubject<Int>()

  func publish(_ score: Int) {
    last = score
    scores.onNext(score)
  }

  func updates() -> Observable<Int> {
    return scores
      .publish()
      .refCount()
  }

  /// The last score goes first. A merged stream ends when all its parts do.
  func current() -> Observable<Int> {
    return Observable.of(Observable.just(last).publish().refCount(), scores)
      .merge()
      .publish()
      .refCount()
  }

  func lastScore() -> Observable<Int> {
    return Observable.just(last).publish().refCount()
  }
}

final class ScoreController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = ScoreStream.shared.updates().subscribe(onNext: { score in  // expect: retain_cycle
      self.show(score)
    })
    _ = ScoreStream.shared.current().subscribe(onNext: { score in  // expect: retain_cycle
      self.show(score)
    })
    _ = ScoreStream.shared.lastScore().subscribe(onNext: { score in
      self.show(score)
    })
  }

  private func show(_ score: Int) { title = "\(score)" }
}

final class MenuController: UIViewController {
  func open() { navigationController?.pushViewController(ScoreController(), animated: true) }
}
