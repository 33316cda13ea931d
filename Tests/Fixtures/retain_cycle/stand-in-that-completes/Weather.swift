// Case: do the publishers of stand-ins and of tests decide if a protocol's publisher completes?
import Combine
import Foundation

protocol WeatherSource {
  func forecasts() -> AnyPublisher<Int, Never>
  var alerts: AnyPublisher<Int, Never> { get }
}

final class Station: WeatherSource {
  private let subject = PassthroughSubject<Int, Never>()

  func forecasts() -> AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
  var alerts: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
}

struct SampleWeather: WeatherSource {
  func forecasts() -> AnyPublisher<Int, Never> { Just(20).eraseToAnyPublisher() }
  var alerts: AnyPublisher<Int, Never> { Empty().eraseToAnyPublisher() }
}

final class WeatherModel {
  private let source: any WeatherSource
  private var bag: Set<AnyCancellable> = []
  private var degrees = 0

  init(source: any WeatherSource) { self.source = source }

  func watch() {
    source.forecasts().sink { self.degrees = $0 }.store(in: &bag)  // expect: retain_cycle
    source.alerts.sink { self.degrees = $0 }.store(in: &bag)  // expect: retain_cycle
    source.forecasts().sink { [weak self] in self?.degrees = $0 }.store(in: &bag)
  }
}

// One of two sources ends with its request.
protocol TideSource {
  func tides() -> AnyPublisher<Int, Never>
}

final class TideBuoy: TideSource {
  private let subject = PassthroughSubject<Int, Never>()

  func tides() -> AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
}

final class TideServer: TideSource {
  func tides() -> AnyPublisher<Int, Never> {
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/")).map { $0.data.count }.replaceError(with: 0)
      .eraseToAnyPublisher()
  }
}

final class TideModel {
  private var bag: Set<AnyCancellable> = []
  private var height = 0

  func watch(_ source: any TideSource) {
    source.tides().sink { self.height = $0 }.store(in: &bag)
  }
}

final class Shore {
  func open() {
    WeatherModel(source: Station()).watch()
    WeatherModel(source: SampleWeather()).watch()
    TideModel().watch(TideBuoy())
    TideModel().watch(TideServer())
  }
}
