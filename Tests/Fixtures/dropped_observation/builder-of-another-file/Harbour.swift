// Case: the lines of a result builder are its results, though the function that takes it stands in another file.
import Combine

final class Harbour {
  let arrivals = PassthroughSubject<String, Never>()
  var moorings: [AnyCancellable] = []

  func open() {
    moor {
      arrivals.sink { print($0) }
      arrivals.sink { print($0.count) }
    }
    shout {
      arrivals.sink { print($0) }  // expect: dropped_observation
      arrivals.sink { print($0.count) }  // expect: dropped_observation
    }
  }
}
