// Case: are tokens in a set and in Foundation's collections reported when nothing removes them?
import Foundation

final class RadioModel {
  private var seen: Set<AnyHashable> = []
  private let kept = NSMutableSet()
  private let table = NSHashTable<AnyObject>()

  func start() {
    let first = NotificationCenter.default.addObserver(forName: .stationFound, object: nil, queue: nil) { _ in  // expect: unremoved_token
      print("found")
    }
    if let hashable = first as? NSObject { seen.insert(hashable) }
    kept.add(
      NotificationCenter.default.addObserver(forName: .stationLost, object: nil, queue: nil) { _ in print("lost") })  // expect: unremoved_token
    table.add(
      NotificationCenter.default.addObserver(forName: .stationTuned, object: nil, queue: nil) { _ in print("tuned") })  // expect: unremoved_token
  }

  deinit {
    seen.removeAll()
    kept.removeAllObjects()
    table.removeAllObjects()
  }
}

extension Notification.Name {
  static let stationFound = Notification.Name("StationFound")
  static let stationLost = Notification.Name("StationLost")
  static let stationTuned = Notification.Name("StationTuned")
}
