// Case: a method registers its caller's block, and an object of the caller keeps the token until its own end
import Foundation

class ObservingObject: NSObject {
  private var tokens: [any NSObjectProtocol] = []

  func observe(_ name: Notification.Name, _ handler: @escaping (Notification) -> Void) {
    tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { handler($0) })
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

class MiddleObject: ObservingObject {}

final class Thermometer: MiddleObject {
  private var degrees = 0
  private let other = ObservingObject()

  override init() {
    super.init()
    observe(.degreesChanged) { _ in self.degrees += 1 }  // expect: retain_cycle
    observe(.degreesReset) { [weak self] _ in self?.degrees = 0 }
  }

  /// Another object keeps the token, and ends when its owner wants.
  func follow(_ leader: ObservingObject) {
    leader.observe(.degreesChanged) { _ in self.degrees += 1 }
  }
}

class EndableObject: NSObject {
  private var tokens: [any NSObjectProtocol] = []

  func watch(_ name: Notification.Name, _ handler: @escaping (Notification) -> Void) {
    tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { handler($0) })
  }

  func endAll() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  deinit { endAll() }
}

final class Barometer: EndableObject {
  private var pressure = 0

  func start() {
    watch(.degreesChanged) { _ in self.pressure += 1 }
  }

  func stop() { endAll() }
}

final class Registrar {
  private var tokens: [any NSObjectProtocol] = []

  func register(_ name: Notification.Name, _ handler: @escaping (Notification) -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main, using: handler)
    tokens.append(token)
  }

  func count() -> Int { tokens.count }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

final class Hygrometer {
  private let registrar = Registrar()
  private var humidity = 0

  func start() {
    registrar.register(.degreesChanged) { _ in self.humidity += 1 }  // expect: retain_cycle
    registrar.register(.degreesReset) { [weak self] _ in self?.humidity = 0 }
    print(registrar.count())
  }
}

/// Releases its registrar, and so the tokens.
final class Anemometer {
  private var registrar: Registrar?
  private var speed = 0

  func start() {
    registrar = Registrar()
    registrar?.register(.degreesChanged) { _ in self.speed += 1 }
  }

  func stop() { registrar = nil }
}

/// Makes another registrar on each start, which observes at once.
final class Pluviometer {
  private var registrar: Registrar?
  private var rain = 0

  func start() {
    registrar = Registrar()
    registrar?.register(.degreesChanged) { _ in self.rain += 1 }  // expect: retain_cycle
  }
}

/// The registrar of another object.
final class Compass {
  private var degrees = 0
  private weak var registrar: Registrar?

  func start(_ shared: Registrar) {
    registrar = shared
    shared.register(.degreesChanged) { _ in self.degrees += 1 }
    registrar?.register(.degreesReset) { _ in self.degrees = 0 }
  }
}

final class TokenBag {
  private var tokens: [any NSObjectProtocol] = []

  func add(_ token: any NSObjectProtocol) { tokens.append(token) }

  deinit {
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

final class Sextant {
  private let bag = TokenBag()
  private var angle = 0

  func start() {
    bag.add(
      NotificationCenter.default.addObserver(forName: .degreesChanged, object: nil, queue: nil) { _ in  // expect: retain_cycle
        self.angle += 1
      })
    let token = NotificationCenter.default.addObserver(forName: .degreesReset, object: nil, queue: nil) { _ in  // expect: retain_cycle
      self.angle = 0
    }
    bag.add(token)
  }
}

/// Gives its bag away.
final class Quadrant {
  private let bag = TokenBag()
  private var angle = 0

  func start() -> TokenBag {
    bag.add(
      NotificationCenter.default.addObserver(forName: .degreesChanged, object: nil, queue: nil) { _ in
        self.angle += 1
      })
    return bag
  }
}

enum Weather {
  static func instruments(_ shared: Registrar) -> [AnyObject] {
    [
      Thermometer(), Barometer(), Hygrometer(), Anemometer(), Pluviometer(), Compass(), Sextant(), Quadrant(),
    ]
  }
}

extension Notification.Name {
  static let degreesChanged = Notification.Name("DegreesChanged")
  static let degreesReset = Notification.Name("DegreesReset")
}
