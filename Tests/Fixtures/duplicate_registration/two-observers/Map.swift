// Case: are two observers of one name silent?
import Foundation

final class Layer: NSObject {
  @objc func moved() {}
}

final class Map {
  private let roads = Layer()
  private let rivers = Layer()

  func start() {
    let center = NotificationCenter.default
    center.addObserver(roads, selector: #selector(Layer.moved), name: .mapMoved, object: nil)
    center.addObserver(rivers, selector: #selector(Layer.moved), name: .mapMoved, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(roads)
    NotificationCenter.default.removeObserver(rivers)
  }
}

extension Notification.Name {
  static let mapMoved = Notification.Name("MapMoved")
}
