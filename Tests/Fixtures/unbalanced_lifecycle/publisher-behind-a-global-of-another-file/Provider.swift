import Combine

protocol Provider {
  var profile: AnyPublisher<Int, Never> { get }
}
