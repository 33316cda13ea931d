// Case: does a cycle go through a token that self stores into a property of an object that it keeps?
import Foundation

final class Model: NSObject {
  @objc dynamic var count = 0
  var token: NSKeyValueObservation?
  var ownToken: NSKeyValueObservation?
  var replacedToken: NSKeyValueObservation?
  var ended: NSKeyValueObservation?

  func stop() { ended = nil }
}

final class Screen: NSObject {
  @objc private let model = Model()
  private var replaced = Model()
  private weak var shared: Model?

  init(shared: Model) { self.shared = shared }

  func load() {
    model.token = observe(\.model.count) { _, _ in self.show() }  // expect: error retain_cycle
    model.ended = observe(\.model.count) { _, _ in self.show() }
    replaced.replacedToken = model.observe(\.count) { _, _ in self.show() }
    shared?.replacedToken = model.observe(\.count) { _, _ in self.show() }
  }

  func loadWeakly() {
    model.ended = observe(\.model.count) { [weak self] _, _ in self?.show() }
  }

  func replace() { replaced = Model() }

  private func show() {}
}

// The object holds itself through its token.
func follow(_ model: Model, _ other: Model) {
  model.ownToken = other.observe(\.count) { _, _ in model.count += 1 }  // expect: error retain_cycle
  model.ended = other.observe(\.count) { _, _ in model.count += 1 }
  model.replacedToken = model.observe(\.count) { [weak model] _, _ in model?.count += 1 }
}

func make(_ model: Model) -> Screen { Screen(shared: model) }
func makeAgain(_ model: Model) -> Screen { Screen(shared: model) }
