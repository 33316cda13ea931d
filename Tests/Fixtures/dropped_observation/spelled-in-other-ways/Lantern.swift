// Case: how a call is spelled, and on which lines, says nothing of whether its result is kept.
import Combine
import Foundation

@objc final class Lantern: NSObject {
  @objc dynamic var oil = 1.0
}

final class Keeper {
  func watch(_ lantern: Lantern, _ flames: PassthroughSubject<Int, Never>) {
    _ = lantern.observe(\Lantern.oil) { lantern, _ in print(lantern.oil) }  // expect: dropped_observation
    flames.sink{print($0)}  // expect: dropped_observation
    flames.sink(  // expect: dropped_observation
      receiveValue: { print($0) })
    flames.sink  // expect: dropped_observation
    { print($0 + 1) }
  }
}
