import Combine

final class Feeds {
  let lines = PassthroughSubject<String, Never>()
  let pages = PassthroughSubject<String, Never>()
}
