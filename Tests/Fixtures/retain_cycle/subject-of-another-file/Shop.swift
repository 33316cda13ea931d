import Combine

final class Shop {
  let orders = PassthroughSubject<Int, Never>()
  let closing = PassthroughSubject<Bool, Never>()

  func close() {
    closing.send(true)
    closing.send(completion: .finished)
  }
}
