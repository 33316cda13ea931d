// Case: is a token lost that an operator's function, or a standard operator, does nothing with?
import Foundation

infix operator <~
postfix operator ~~

final class Lamp {
  var name = ""
  static func <~ (lamp: Lamp, token: NSObjectProtocol) { print("switched") }

  static func == (left: Lamp, right: Lamp) -> Bool { left.name == right.name }
}

struct Watts {
  var value = 0
  static func + (left: Watts, right: Watts) -> Watts { Watts(value: left.value + right.value) }
}

postfix func ~~ (token: NSObjectProtocol) { print("dimmed") }

final class Room {
  private let lamp = Lamp()

  func enter() {
    let center = NotificationCenter.default
    lamp <~ center.addObserver(forName: .init("On"), object: nil, queue: nil) { _ in }  // expect: discarded_token
    center.addObserver(forName: .init("Off"), object: nil, queue: nil) { _ in }~~  // expect: discarded_token
    let isOne = center.addObserver(forName: .init("Dim"), object: nil, queue: nil) { _ in } === lamp  // expect: discarded_token
    let token = center.addObserver(forName: .init("Flash"), object: nil, queue: nil) { _ in }  // expect: discarded_token
    print(isOne, token.hash + 1, token.hash < 4)
  }
}
