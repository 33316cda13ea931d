// Case: is an observation lost that begins later, on a queue?
import Combine
import Foundation

final class Catalogue {
  private let source = PassthroughSubject<[String], Never>()
  private let queue = DispatchQueue(label: "catalogue")

  func load() {
    _ =
      source.subscribe(on: queue).receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.show($0) }  // later
  }

  func wait() {
    _ =
      source.receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.show($0) }  // expect: warning dropped_observation
  }

  private func show(_ names: [String]) {}
}
