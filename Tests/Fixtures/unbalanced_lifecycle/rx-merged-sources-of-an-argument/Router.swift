// Case: a merged publisher is new on each pass if each of its parts belongs to an object that the pass makes.
import RxCocoa
import RxSwift
import UIKit

final class PagesController: UINavigationController {
  let closed = PublishRelay<Void>()
  let backed = PublishRelay<Void>()
}

final class Router: UIViewController {
  private let kept = PagesController()
  private let skipped = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let made = PagesController()
    show(made)
    merge(made)
    list(made)
    mix(made)
    again(kept)
  }

  private func show(_ pages: PagesController) {
    Observable.of(pages.closed, pages.backed).merge()
      .subscribe(onNext: { [weak self] _ in self?.pop() })
      .disposed(by: disposeBag)
  }

  private func merge(_ pages: PagesController) {
    Observable.merge(pages.closed.asObservable(), pages.backed.asObservable())
      .subscribe(onNext: { [weak self] _ in self?.pop() })
      .disposed(by: disposeBag)
  }

  private func list(_ pages: PagesController) {
    Observable.combineLatest([pages.closed, pages.backed])
      .subscribe(onNext: { [weak self] _ in self?.pop() })
      .disposed(by: disposeBag)
  }

  /// A part of the router stays.
  private func mix(_ pages: PagesController) {
    Observable.of(pages.closed, skipped).merge()
      .subscribe(onNext: { [weak self] _ in self?.pop() })  // expect: unbalanced_lifecycle
      .disposed(by: disposeBag)
  }

  private func again(_ pages: PagesController) {
    Observable.of(pages.closed, pages.backed).merge()
      .subscribe(onNext: { [weak self] _ in self?.pop() })  // expect: unbalanced_lifecycle
      .disposed(by: disposeBag)
  }

  private func pop() {}
}
