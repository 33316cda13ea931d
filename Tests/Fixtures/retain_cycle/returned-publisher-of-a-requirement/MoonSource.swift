import Combine

final class MoonSource: TideSource {
  private let level = PassthroughSubject<Int, Never>()

  var tides: AnyPublisher<Int, Never> { level.eraseToAnyPublisher() }
}
