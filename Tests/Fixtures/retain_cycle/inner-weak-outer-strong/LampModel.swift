// Case: a closure around one with `[weak self]` holds `self` itself, as it hands it on.
import Combine
import Foundation

final class LampModel {
  private var bag = Set<AnyCancellable>()
  private var isLit = false

  func start() {
    NotificationCenter.default.publisher(for: .lampSwitched)
      .sink { _ in  // expect: retain_cycle
        DispatchQueue.main.async { [weak self] in
          self?.isLit.toggle()
        }
      }
      .store(in: &bag)
  }
}

extension Notification.Name {
  static let lampSwitched = Notification.Name("LampSwitched")
}
