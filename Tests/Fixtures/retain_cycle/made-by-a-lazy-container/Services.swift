// Case: A computed property makes the container, and what the container has, only where there is none.
import Combine

final class Tuner {
  private let station = CurrentValueSubject<Int, Never>(0)
  private var bag = Set<AnyCancellable>()
  private var last = 0

  init() {
    station.sink { self.last = $0 }.store(in: &bag)  // expect: note retain_cycle
  }
}

final class Services {
  private static var made: Services?
  static var current: Services {
    if made == nil {
      let services = Services()
      services.register(Tuner.self, Tuner())
      made = services
    }
    return made!
  }

  private var all: [String: Any] = [:]

  private init() {}

  private func register<T>(_ type: T.Type, _ service: Any) { all["\(type)"] = service }

  func resolve<T>(_ type: T.Type) -> T { all["\(type)"] as! T }
}

final class Radio {
  private let station = CurrentValueSubject<Int, Never>(0)
  private var bag = Set<AnyCancellable>()
  private var last = 0

  init() {
    station.sink { self.last = $0 }.store(in: &bag)  // expect: error retain_cycle
  }
}

// Other code lets go of the container, so the property makes another one.
final class Sessions {
  private static var made: Sessions?
  static var current: Sessions {
    if made == nil {
      let sessions = Sessions()
      sessions.register(Radio.self, Radio())
      made = sessions
    }
    return made!
  }

  static func logOut() { made = nil }

  private var all: [String: Any] = [:]

  private init() {}

  private func register<T>(_ type: T.Type, _ service: Any) { all["\(type)"] = service }

  func resolve<T>(_ type: T.Type) -> T { all["\(type)"] as! T }
}

final class Amplifier {
  private let station = CurrentValueSubject<Int, Never>(0)
  private var bag = Set<AnyCancellable>()
  private var last = 0

  init() {
    station.sink { self.last = $0 }.store(in: &bag)  // expect: error retain_cycle
  }
}

// The condition asks for another property than the code fills.
final class Rooms {
  private static var made: Rooms?
  private static var isOpen: Bool? = nil
  static var current: Rooms {
    if isOpen == nil {
      let rooms = Rooms()
      rooms.register(Amplifier.self, Amplifier())
      made = rooms
    }
    return made!
  }

  private var all: [String: Any] = [:]

  private init() {}

  private func register<T>(_ type: T.Type, _ service: Any) { all["\(type)"] = service }

  func resolve<T>(_ type: T.Type) -> T { all["\(type)"] as! T }
}
