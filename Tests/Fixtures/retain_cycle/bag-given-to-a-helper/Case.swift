// Case: does a helper end what a bag keeps, if the helper gets the bag?
import Combine
import RxCocoa
import RxSwift

final class CommentPresenter {
  private let comments = BehaviorRelay<Int>(value: 0)
  private var bag = DisposeBag()
  private var source: CommentSource?

  func start() {
    source = CommentSource(bag: bag)
    comments.map { $0 + 1 }.subscribe(onNext: { self.show($0) }).disposed(by: bag)  // expect: retain_cycle
  }

  private func show(_ count: Int) {}
}

final class CommentSource {
  private let bag: DisposeBag

  init(bag: DisposeBag) { self.bag = bag }
}

// Another method puts a new bag in its place.
final class LikePresenter {
  private let likes = BehaviorRelay<Int>(value: 0)
  private var bag = DisposeBag()
  private var source: CommentSource?

  func start() {
    source = CommentSource(bag: bag)
    likes.map { $0 + 1 }.subscribe(onNext: { self.show($0) }).disposed(by: bag)
  }

  func stop() { bag = DisposeBag() }
  private func show(_ count: Int) {}
}

// A helper may empty this bag.
final class SharePresenter {
  private let shares = BehaviorRelay<Int>(value: 0)
  private var bag = CompositeDisposable()
  private var source: ShareSource?

  func start() {
    source = ShareSource(bag: bag)
    _ = bag.insert(shares.map { $0 + 1 }.subscribe(onNext: { self.show($0) }))
  }

  private func show(_ count: Int) {}
}

final class ShareSource {
  private let bag: CompositeDisposable

  init(bag: CompositeDisposable) { self.bag = bag }

  func stop() { bag.dispose() }
}

func start() {
  CommentPresenter().start()
  CommentPresenter().start()
}
