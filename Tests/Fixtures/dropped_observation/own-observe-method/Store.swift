// Case: a method of the program that is called `observe` or `sink` has its own rules.
final class Store<State> {
  private var handlers: [(State) -> Void] = []

  func observe<Value>(_ path: KeyPath<State, Value>, _ handler: @escaping (Value) -> Void) {
    handlers.append { handler($0[keyPath: path]) }
  }

  func sink(_ handler: @escaping (State) -> Void) {
    handlers.append(handler)
  }
}

struct Counter {
  var value = 0
}
