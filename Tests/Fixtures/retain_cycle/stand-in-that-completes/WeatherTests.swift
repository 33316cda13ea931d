import Combine
import XCTest

private final class TestWeather: WeatherSource {
  func forecasts() -> AnyPublisher<Int, Never> { Future { $0(.success(1)) }.eraseToAnyPublisher() }
  var alerts: AnyPublisher<Int, Never> { Future { $0(.success(1)) }.eraseToAnyPublisher() }
}

final class WeatherTests: XCTestCase {
  func testModel() { WeatherModel(source: TestWeather()).watch() }
}
