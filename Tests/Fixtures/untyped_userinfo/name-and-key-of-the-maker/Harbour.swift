import Foundation

final class Harbour {
  private let handler = Handler(name: Tide.rose, key: Tide.height)
  private let gauges = [Gauge(key: Tide.height), Gauge(key: Tide.depth)]
  private let buoy = Buoy(key: Tide.depth)

  func measure(_ metres: Int) {
    NotificationCenter.default.post(name: Tide.rose, object: nil, userInfo: [Tide.height: metres])
    NotificationCenter.default.post(name: Tide.fell, object: nil, userInfo: [Tide.depth: metres])
  }
}
