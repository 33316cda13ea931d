import Combine

extension AsyncSequence where Self: Sendable, Element: Sendable {
  func sink(
    receiveValue: @escaping @Sendable (Element) async -> Void,
    receiveCompletion: @escaping @Sendable (Error?) async -> Void = { _ in }
  ) -> AnyCancellable {
    Task {
      do {
        for try await element in self { await receiveValue(element) }
        await receiveCompletion(nil)
      } catch {
        await receiveCompletion(error)
      }
    }.cancelledWithItsToken()
  }

  func forFirst(_ receiveValue: @escaping @Sendable (Element) async -> Void) -> AnyCancellable {
    let task = Task {
      for try await element in self {
        await receiveValue(element)
        break
      }
    }
    return AnyCancellable { task.cancel() }
  }
}

extension Task {
  func cancelledWithItsToken() -> AnyCancellable { AnyCancellable(cancel) }
}
