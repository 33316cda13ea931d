// Case: does a publisher complete that is made of a center, and not returned by it?
import Combine
import Foundation

final class BatteryModel {
  private var level = 0
  private var bag: Set<AnyCancellable> = []

  func start() {
    NotificationCenter.Publisher(center: .default, name: .init("batteryDidChange"), object: nil)
      .sink { _ in self.level += 1 }  // expect: retain_cycle
      .store(in: &bag)
    NotificationCenter.Publisher(center: .default, name: .init("batteryDidEmpty"))
      .sink { [weak self] _ in self?.level = 0 }
      .store(in: &bag)
  }
}

/// A type of the program's own by the name of the center's.
enum Charger {
  struct Publisher {
    init(center: NotificationCenter, name: String) {}
    func sink(receiveValue: @escaping (Int) -> Void) -> AnyCancellable { AnyCancellable {} }
  }
}

final class ChargerModel {
  private var level = 0
  private var bag: Set<AnyCancellable> = []

  func start() {
    Charger.Publisher(center: .default, name: "charging")
      .sink { _ in self.level += 1 }
      .store(in: &bag)
  }
}
