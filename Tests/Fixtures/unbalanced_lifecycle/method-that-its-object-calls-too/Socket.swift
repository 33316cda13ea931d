import Combine

final class Socket {
  private let connected = PassthroughSubject<Bool, Never>()

  func connections() -> AnyPublisher<Bool, Never> {
    connected.eraseToAnyPublisher()
  }
}
