// Case: a closure that returns, leaves or stores is no result builder's, whoever takes it.
import Combine
import Teatime

final class Kettle {
  let boiled = PassthroughSubject<Int, Never>()
  let stove = Stove()
  var isOn = false

  func heat() {
    stove.onceHot { [weak self] in
      guard let self else { return }
      self.boiled.sink { print($0) }  // expect: dropped_observation
      self.boiled.sink { print(-$0) }  // expect: dropped_observation
    }
    stove.onceHot {
      self.isOn = true
      self.boiled.sink { print($0) }  // expect: dropped_observation
    }
  }

  @Stoker func stoke() {
    boiled.sink { print($0) }  // expect: dropped_observation
    boiled.sink { print(-$0) }  // expect: dropped_observation
  }
}
