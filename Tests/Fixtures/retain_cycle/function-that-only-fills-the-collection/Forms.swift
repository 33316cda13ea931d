// Case: a function gets the collection that keeps the observation. It adds to the collection, and ends nothing.
import Combine

struct Requests<Output> {
  static func run(_ request: AnyPublisher<Output, Never>, into tokens: inout Set<AnyCancellable>) {
    request.sink { print($0) }.store(in: &tokens)
  }

  static func runAlone(_ request: AnyPublisher<Output, Never>, in tokens: inout Set<AnyCancellable>) {
    tokens.removeAll()
    request.sink { print($0) }.store(in: &tokens)
  }

  static func runAnew(_ request: AnyPublisher<Output, Never>, of tokens: inout Set<AnyCancellable>) {
    tokens = [request.sink { print($0) }]
  }

  static func runBehind(_ request: AnyPublisher<Output, Never>, behind tokens: inout Set<AnyCancellable>) {
    runAlone(request, in: &tokens)
  }
}

final class LoginForm {
  @Published var name = ""
  private var isValid = false
  private var tokens = Set<AnyCancellable>()

  func begin() {
    $name.map { !$0.isEmpty }.assign(to: \.isValid, on: self).store(in: &tokens)  // expect: retain_cycle
  }

  func send(_ request: AnyPublisher<Int, Never>) { Requests.run(request, into: &tokens) }
}

final class SearchForm {
  @Published var name = ""
  private var isValid = false
  private var tokens = Set<AnyCancellable>()

  func begin() { $name.map { !$0.isEmpty }.assign(to: \.isValid, on: self).store(in: &tokens) }

  func send(_ request: AnyPublisher<Int, Never>) { Requests.runAlone(request, in: &tokens) }
}

final class CouponForm {
  @Published var name = ""
  private var isValid = false
  private var tokens = Set<AnyCancellable>()

  func begin() { $name.map { !$0.isEmpty }.assign(to: \.isValid, on: self).store(in: &tokens) }

  func send(_ request: AnyPublisher<Int, Never>) { Requests.runAnew(request, of: &tokens) }
}

final class AddressForm {
  @Published var name = ""
  private var isValid = false
  private var tokens = Set<AnyCancellable>()

  func begin() { $name.map { !$0.isEmpty }.assign(to: \.isValid, on: self).store(in: &tokens) }

  func send(_ request: AnyPublisher<Int, Never>) { Requests.runBehind(request, behind: &tokens) }
}
