// Case: a private property holds the one implementation that the program stores into it, not any of its protocol
import Combine

protocol Forecast {
  func changes() -> AnyPublisher<Int, Never>
  var warnings: AnyPublisher<Int, Never> { get }
}

struct FixedForecast: Forecast {
  func changes() -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
  var warnings: AnyPublisher<Int, Never> { Just(2).eraseToAnyPublisher() }
}

final class LiveForecast: Forecast {
  private let values = PassthroughSubject<Int, Never>()
  func changes() -> AnyPublisher<Int, Never> { values.eraseToAnyPublisher() }
  var warnings: AnyPublisher<Int, Never> { values.eraseToAnyPublisher() }
}

final class FixedScreen {
  private let service: Forecast = FixedForecast()
  private var bag: Set<AnyCancellable> = []
  private var shown = 0

  func show() {
    service.changes().sink { self.shown = $0 }.store(in: &bag)
    service.warnings.sink { self.shown = $0 }.store(in: &bag)
  }
}

final class LiveScreen {
  private var service: Forecast = LiveForecast()
  private var bag: Set<AnyCancellable> = []
  private var shown = 0

  func show() {
    service.changes().sink { self.shown = $0 }.store(in: &bag)  // expect: retain_cycle
    self.service.warnings.sink { self.shown = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

final class ChangingScreen {
  private var service: Forecast = FixedForecast()
  private var bag: Set<AnyCancellable> = []
  private var shown = 0

  func goLive() { service = LiveForecast() }

  func show() {
    service.changes().sink { self.shown = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}

final class GivenScreen {
  private let service: Forecast
  private var bag: Set<AnyCancellable> = []
  private var shown = 0

  init(service: Forecast) { self.service = service }

  func show() {
    service.changes().sink { self.shown = $0 }.store(in: &bag)  // expect: retain_cycle
  }
}
