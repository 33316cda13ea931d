// Case: a local function or a closure kept in a constant holds `self` for the block that calls it.
import Combine
import Foundation

final class ClockModel {
  private var ticks = 0
  private var bag: Set<AnyCancellable> = []

  func start() {
    func count() { ticks += 1 }
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { _ in count() }  // expect: retain_cycle
      .store(in: &bag)

    let reset = { self.ticks = 0 }
    NotificationCenter.default.publisher(for: .clockReset)
      .sink { _ in reset() }  // expect: retain_cycle
      .store(in: &bag)

    let weakly = { [weak self] in self?.ticks = 5 }
    NotificationCenter.default.publisher(for: .clockReset)
      .sink { _ in weakly() }
      .store(in: &bag)
  }
}

extension Notification.Name {
  static let clockReset = Notification.Name("ClockReset")
}
