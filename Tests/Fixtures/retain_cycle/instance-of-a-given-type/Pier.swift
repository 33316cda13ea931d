// Case: is the type of a property known if its value comes from a generic function that gets the type?
import Combine
import Foundation

protocol Tides {
  var levels: PassthroughSubject<Int, Never> { get }
}

protocol Winds {
  var gusts: AnyPublisher<Int, Never> { get }
}

final class SeaTides: Tides {
  let levels = PassthroughSubject<Int, Never>()
}

final class CalmWinds: Winds {
  var gusts: AnyPublisher<Int, Never> { Just(0).eraseToAnyPublisher() }
}

enum Tray {
  nonisolated(unsafe) private static var made: [ObjectIdentifier: Any] = [:]

  static func resolve<Service>(_ service: Service.Type) -> Service { made[ObjectIdentifier(service)] as! Service }

  static func find<Service>(_ service: Service.Type, named name: String) -> Service? {
    made[ObjectIdentifier(service)] as? Service
  }
}

final class Pier {
  private lazy var tides = Tray.resolve(Tides.self)
  private lazy var others = Tray.find(SeaTides.self, named: "others")
  private lazy var winds = Tray.resolve(Winds.self)
  private var sinks: Set<AnyCancellable> = []

  func watch() {
    tides.levels.sink { _ in self.show() }.store(in: &sinks)  // expect: retain_cycle
    others?.levels.sink { _ in self.show() }.store(in: &sinks)  // expect: retain_cycle
    winds.gusts.sink { _ in self.show() }.store(in: &sinks)
  }

  private func show() {}
}
