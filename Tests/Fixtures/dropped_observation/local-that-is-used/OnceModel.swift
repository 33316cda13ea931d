// Case: a local that is cancelled, extended, returned, or captured by its own closure is kept.
import Combine
import Foundation

final class OnceModel {
  let subject = PassthroughSubject<Int, Never>()

  func wait() {
    var cancellable: AnyCancellable?
    cancellable = subject.sink { _ in
      cancellable?.cancel()
      cancellable = nil
    }
  }

  func briefly() {
    let cancellable = subject.sink { print($0) }
    subject.send(1)
    cancellable.cancel()
  }

  func extended() {
    let cancellable = subject.sink { print($0) }
    withExtendedLifetime(cancellable) { subject.send(2) }
  }

  func handed() -> AnyCancellable {
    let cancellable = subject.sink { print($0) }
    return cancellable
  }
}
