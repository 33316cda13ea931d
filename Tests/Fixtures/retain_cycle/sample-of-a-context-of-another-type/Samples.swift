// Case: `.sample()` in a list that a method takes is a sample of the type that the method wants.
import Combine
import SwiftUI

final class Device {
  static let shared = Device()
  private let ticks = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  var last = 0

  private init() {
    ticks.sink { self.last = $0 }.store(in: &bag)  // expect: note retain_cycle
  }

  static func sample(last: Int = 1) -> Device {
    let device = Device()
    device.last = last
    return device
  }
}

final class Radio {
  static let shared = Radio()
  private let ticks = PassthroughSubject<Int, Never>()
  private var bag: Set<AnyCancellable> = []
  var last = 0

  private init() {
    ticks.sink { self.last = $0 }.store(in: &bag)  // expect: retain_cycle
  }

  static func sample(last: Int = 1) -> Radio {
    let radio = Radio()
    radio.last = last
    return radio
  }
}

struct Offer {
  var name = ""

  static func sample() -> Offer { Offer(name: "offer") }
}

final class Shop {
  private(set) var offers: [Offer] = []
  private(set) var radios: [Radio] = []

  func fill(_ offers: [Offer]) { self.offers = offers }
  func add(_ radios: [Radio]) { self.radios += radios }
}

extension Shop {
  static func filled() -> Shop {
    let shop = Shop()
    shop.fill([.sample(), .sample()])
    shop.add([.sample()])
    return shop
  }
}

struct RootView: View {
  @State private var shop = Shop.filled()

  var body: some View { Text("\(Device.shared.last) \(Radio.shared.last) \(shop.offers.count)") }
}

#Preview { Text("\(Device.sample(last: 3).last)") }
