// Case: the lines of a result builder are its results.
import Combine

@resultBuilder
enum CancellableBuilder {
  static func buildBlock(_ parts: AnyCancellable...) -> [AnyCancellable] { parts }
}

final class Bindings {
  private var kept: [AnyCancellable] = []
  let subject = PassthroughSubject<Int, Never>()

  func bind(@CancellableBuilder _ make: () -> [AnyCancellable]) {
    kept = make()
  }

  func start() {
    bind {
      subject.sink { print($0) }
      subject.sink { print(-$0) }
    }
  }
}
