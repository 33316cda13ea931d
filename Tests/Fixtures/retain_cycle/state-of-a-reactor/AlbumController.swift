// Case: The state of ReactorKit's reactors has no end. A publisher that an own type names `state` has the end that its code
// gives it.
import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class AlbumReactor: Reactor {
  enum Action { case play }
  struct State {
    var isPlaying = false
    @Pulse var alert: String?
  }
  let initialState = State()
}

final class AlbumRequest {
  let state = Single.just(false).asObservable()
}

final class AlbumController: UIViewController, View {
  typealias Reactor = AlbumReactor
  var disposeBag = DisposeBag()

  func bind(reactor: AlbumReactor) {
    reactor.state.map(\.isPlaying)
      .distinctUntilChanged()
      .bind(onNext: show)  // expect: retain_cycle
      .disposed(by: disposeBag)
    reactor.pulse(\.$alert)
      .bind(onNext: { _ in self.show(true) })  // expect: retain_cycle
      .disposed(by: disposeBag)
    reactor.state.map(\.isPlaying)
      .bind(with: self, onNext: { controller, isPlaying in controller.show(isPlaying) })
      .disposed(by: disposeBag)
  }

  func load(_ request: AlbumRequest) {
    request.state
      .bind(onNext: { self.show($0) })
      .disposed(by: disposeBag)
  }

  private func show(_ isPlaying: Bool) { view.isHidden = isPlaying }
}
