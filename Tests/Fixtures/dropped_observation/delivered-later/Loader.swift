// Case: is a publisher that completes by itself dropped, where nothing is sent before the call returns?
import Combine
import Foundation

final class Loader {
  func load(_ url: URL) {
    _ = URLSession.shared.dataTaskPublisher(for: url).sink { _ in } receiveValue: { _ in }  // expect: dropped_observation
    _ = Just(1).receive(on: DispatchQueue.main).sink { _ in }  // expect: dropped_observation
    _ = Just(1).delay(for: 1, scheduler: DispatchQueue.main).sink { _ in }  // expect: dropped_observation
    _ = Just(1).map { $0 + 1 }.sink { _ in }
  }
}

final class Keeper {
  private var bag: Set<AnyCancellable> = []

  func load(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url).sink { _ in } receiveValue: { _ in self.show() }.store(in: &bag)
    Just(1).receive(on: DispatchQueue.main).sink { _ in self.show() }.store(in: &bag)
  }

  private func show() {}
}
