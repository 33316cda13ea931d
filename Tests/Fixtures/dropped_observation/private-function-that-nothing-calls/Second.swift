import Combine

final class Weather {
  static let shared = Weather()
  let readings = PassthroughSubject<Int, Never>()
}

struct Box {
  let snippet: () -> Void

  func open() { snippet() }
}

private func example() {
  let token = Weather.shared.readings.sink { _ in }  // expect: warning dropped_observation
}

let examples = [example]
