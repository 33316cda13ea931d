import Combine

final class FerrySource: FerryTimes {
  var ferries: AnyPublisher<Int, Never> { Just(3).eraseToAnyPublisher() }
}
