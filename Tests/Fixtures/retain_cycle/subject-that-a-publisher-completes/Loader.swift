// Case: does a publisher that a subject subscribes to complete the subject?
import Combine
import Foundation

final class Loader {
  private let sizes = PassthroughSubject<Int, Never>()
  private let names = PassthroughSubject<String, Never>()
  private var request: AnyCancellable?
  private var bag: Set<AnyCancellable> = []

  func load(_ url: URL) {
    sizes.sink { self.show($0) }.store(in: &bag)
    names.sink { self.show($0.count) }.store(in: &bag)  // expect: retain_cycle
    request = URLSession.shared.dataTaskPublisher(for: url).map { $0.data.count }.replaceError(with: 0).subscribe(sizes)
  }

  private func show(_ size: Int) { print(size) }
}

final class Screen {
  func open() { Loader().load(URL(fileURLWithPath: "/")) }
}
