// Case: is a token unknown that an operator takes which no source declares, also in a row of several?
import Foundation
import TokenKit

struct Meters {
  var value = 0.0
  static func += (meters: inout Meters, more: Double) { meters.value += more }
  static func << (meters: Meters, text: String) { print(meters.value, text) }
}

final class Recorder {
  private let bag = TokenBag()
  private var bags = TokenBag.pair()
  private let list = TokenList()

  func start() {
    let center = NotificationCenter.default
    bag <~ center.addObserver(forName: .init("A"), object: nil, queue: nil) { _ in }
    center.addObserver(forName: .init("B"), object: nil, queue: nil) { _ in } ~> bag
    bag += center.addObserver(forName: .init("C"), object: nil, queue: nil) { _ in }
    bags += [center.addObserver(forName: .init("D"), object: nil, queue: nil) { _ in }]
    list << center.addObserver(forName: .init("E"), object: nil, queue: nil) { _ in }
    list ~= center.addObserver(forName: .init("F"), object: nil, queue: nil) { _ in }
    center.addObserver(forName: .init("G"), object: nil, queue: nil) { _ in } |> list.keep |> print
    let last = center.addObserver(forName: .init("H"), object: nil, queue: nil) { _ in }
    list << last
    √center.addObserver(forName: .init("I"), object: nil, queue: nil) { _ in }
    ["J", "K"].map { center.addObserver(forName: .init($0), object: nil, queue: nil) { _ in } }.reduce(bag, <~)
    let take: (TokenBag, NSObjectProtocol) -> Void = (<~)
    take(bag, center.addObserver(forName: .init("L"), object: nil, queue: nil) { _ in })
  }
}
