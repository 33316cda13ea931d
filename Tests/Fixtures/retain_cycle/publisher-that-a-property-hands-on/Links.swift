// Case: does a property's publisher end that another file declares?
import Combine

final class Links {
  private var sinks: [AnyCancellable] = []
  private let storage: LinkStorage = Resolver.resolve()
  private var own: AnyPublisher<[String], Never> { storage.links }
  private var single: AnyPublisher<[String], Never> { storage.first }

  func start() {
    own.sink { _ in self.layOut() }.store(in: &sinks)  // expect: retain_cycle
    single.sink { _ in self.layOut() }.store(in: &sinks)
  }

  private func layOut() {}
}

final class Opener {
  func open() { Links().start() }
}
