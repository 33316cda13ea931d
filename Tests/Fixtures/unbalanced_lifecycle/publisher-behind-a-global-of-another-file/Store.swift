import Combine

final class Store {
  let profile = CurrentValueSubject<Int, Never>(0)
}
