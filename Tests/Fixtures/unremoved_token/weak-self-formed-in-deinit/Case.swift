// Case: A weak reference to self that is formed in deinit is nil, so a removal behind it never runs.
import Foundation

extension Notification.Name {
  static let tideTurned = Notification.Name("tideTurned")
}

@MainActor final class HarborModel {
  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: .tideTurned, object: nil, queue: nil
    ) { _ in print("tide") }
  }

  deinit {
    Task { @MainActor [weak self] in
      if let token = self?.token { NotificationCenter.default.removeObserver(token) }
    }
  }
}

final class PierModel {
  private var token: (any NSObjectProtocol)?
  private var others: [any NSObjectProtocol] = []

  init() {
    token = NotificationCenter.default.addObserver(  // expect: unremoved_token
      forName: .tideTurned, object: nil, queue: nil
    ) { _ in print("pier") }
    others.append(
      NotificationCenter.default.addObserver(  // expect: unremoved_token
        forName: .tideTurned, object: self, queue: nil
      ) { _ in print("piers") })
  }

  deinit {
    DispatchQueue.main.async { [weak self] in
      _ = self?.others.map { NotificationCenter.default.removeObserver($0) }
      guard let self, let token else { return }
      NotificationCenter.default.removeObserver(token)
    }
  }
}

final class QuayModel {
  private var first: (any NSObjectProtocol)?
  private var second: (any NSObjectProtocol)?
  private var third: (any NSObjectProtocol)?
  private var fourth: (any NSObjectProtocol)?
  private lazy var stop: () -> Void = { [weak self] in
    if let fourth = self?.fourth { NotificationCenter.default.removeObserver(fourth) }
  }

  init() {
    first = NotificationCenter.default.addObserver(forName: .tideTurned, object: nil, queue: nil) { _ in print("1") }
    second = NotificationCenter.default.addObserver(forName: .tideTurned, object: nil, queue: nil) { _ in print("2") }
    third = NotificationCenter.default.addObserver(forName: .tideTurned, object: nil, queue: nil) { _ in print("3") }
    fourth = NotificationCenter.default.addObserver(forName: .tideTurned, object: nil, queue: nil) { _ in print("4") }
  }

  func leave() {
    DispatchQueue.main.async { [weak self] in self?.stop() }
  }

  deinit {
    let taken = first
    DispatchQueue.main.async { [second, weak self] in
      if let taken { NotificationCenter.default.removeObserver(taken) }
      if let second { NotificationCenter.default.removeObserver(second) }
      print(self == nil)
    }
    let end = { [unowned self] in
      if let third { NotificationCenter.default.removeObserver(third) }
    }
    end()
  }
}

@MainActor func openHarbor() -> (HarborModel, PierModel, QuayModel) { (HarborModel(), PierModel(), QuayModel()) }
