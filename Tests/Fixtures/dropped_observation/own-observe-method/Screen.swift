final class Screen {
  private let store = Store<Counter>()

  func show() {
    store.observe(\.value) { print($0) }
    store.sink { print($0) }
  }
}
