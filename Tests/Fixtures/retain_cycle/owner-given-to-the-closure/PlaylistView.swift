// Case: RxSwift gives a weakly held object to the closures of an observation. A closure inside that names it, or that names
// `self`, holds it.
import RxCocoa
import RxGesture
import RxSwift
import UIKit

final class PlaylistView: UIStackView {
  private let songs = PublishRelay<[Int]>()
  private let chosen = PublishRelay<Int>()
  private let bag = DisposeBag()

  func bind() {
    songs.withUnretained(self)
      .bind { view, songs in
        for song in songs {
          let row = UIView()
          row.rx.tapGesture()
            .when(.recognized)
            .bind { _ in view.chosen.accept(song) }  // expect: retain_cycle
            .disposed(by: view.bag)
          view.addArrangedSubview(row)
        }
      }
      .disposed(by: bag)
    chosen.asDriver(onErrorJustReturn: 0)
      .drive(with: self, onNext: { view, song in view.show(song) })
      .disposed(by: bag)
    chosen.asDriver(onErrorJustReturn: 0)
      .drive(with: self, onNext: { _, song in self.show(song) })  // expect: retain_cycle
      .disposed(by: bag)
    chosen.asSignal()
      .emit(with: self) { view, song in
        view.songs.debug()
          .bind { [weak view] _ in view?.show(song) }  // expect: unbalanced_lifecycle
          .disposed(by: view.bag)
      }
      .disposed(by: bag)
    chosen.skipWhile { $0 == 0 }
      .subscribe(with: self, onNext: { view, song in
        view.songs
          .bind { _ in view.show(song) }  // expect: retain_cycle, unbalanced_lifecycle
          .disposed(by: view.bag)
      })
      .disposed(by: bag)
  }

  private func show(_ song: Int) { tag = song }
}

/// A method of the program that has the name of the library's.
final class Album {
  func bind(_ show: (Int) -> Void) { show(1) }
}
