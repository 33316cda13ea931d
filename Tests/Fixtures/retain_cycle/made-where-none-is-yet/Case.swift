// Case: is an owner made once that stands in for a missing value of the property that keeps it?
import Combine
import Foundation

final class Parts {
  private static let queue = DispatchQueue(label: "parts")
  private static var instance: Parts?
  static var shared: Parts {
    queue.sync {
      instance ?? {
        let parts = Parts()
        instance = parts
        return parts
      }()
    }
  }

  lazy var hub = Hub()
}

final class Desk {
  private static var instance: Desk?
  private static var other: Desk?
  // The property that keeps the desk is another one.
  static var shared: Desk {
    other ?? {
      let desk = Desk()
      instance = desk
      return desk
    }()
  }
  lazy var lamp = Lamp()
}

final class Hub {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { changes.sink { _ in self.update() }.store(in: &bag) }  // expect: note retain_cycle
  private func update() {}
}

final class Lamp {
  private let changes = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  init() { changes.sink { _ in self.update() }.store(in: &bag) }  // expect: error retain_cycle
  private func update() {}
}

func show() { print(Parts.shared.hub, Desk.shared.lamp, Desk.shared.lamp) }
