// Case: do observations pile up in the bag inside of a `ScopedDisposable`, unless code empties the bag?
import ReactiveSwift
import UIKit

final class MillController: UIViewController {
  private let disposable = ScopedDisposable(CompositeDisposable())
  private let speed = MutableProperty(0)

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    disposable.inner.add(speed.signal.observeValues { [weak self] in self?.show($0) })  // expect: unbalanced_lifecycle
  }

  private func show(_ value: Int) {}
}

final class WheelController: UIViewController {
  private let disposable = ScopedDisposable(CompositeDisposable())
  private let speed = MutableProperty(0)

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    disposable.inner.add(speed.signal.observeValues { [weak self] in self?.show($0) })
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    disposable.inner.dispose()
  }

  private func show(_ value: Int) {}
}
