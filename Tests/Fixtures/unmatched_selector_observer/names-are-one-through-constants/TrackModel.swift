import Foundation

final class TrackModel: NSObject {
  private static let localName = NSNotification.Name("TrackSkipped")

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: .trackEnded, object: nil)
    center.addObserver(self, selector: #selector(changed), name: .trackSkipped, object: nil)
    center.addObserver(self, selector: #selector(changed), name: Events.finished, object: nil)
    center.addObserver(self, selector: #selector(changed), name: Notification.Name(trackStalledName), object: nil)
    center.addObserver(self, selector: #selector(changed), name: Notification.Name("TrackLooped"), object: nil)
  }

  deinit {
    let center = NotificationCenter.default
    center.removeObserver(self, name: NSNotification.Name(rawValue: "TrackEnded"), object: nil)
    center.removeObserver(self, name: Self.localName, object: nil)
    center.removeObserver(self, name: PlayerEvents.finished, object: nil)
    center.removeObserver(self, name: .init("TrackStalled"), object: nil)
    center.removeObserver(self, name: .init(rawValue: "TrackLooped"), object: nil)
  }

  @objc private func changed() {}
}
