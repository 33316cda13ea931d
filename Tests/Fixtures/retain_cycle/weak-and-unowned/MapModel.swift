// Case: `[weak self]` and `[unowned self]` blocks let `deinit` run, also with a strong local inside of the block.
import Foundation

final class MapModel {
  private var tokens: [any NSObjectProtocol] = []
  private var zoom = 1.0

  init(center: NotificationCenter) {
    tokens.append(center.addObserver(forName: .zoomed, object: nil, queue: nil) { [weak self] _ in self?.zoom = 2 })
    tokens.append(center.addObserver(forName: .panned, object: nil, queue: nil) { [unowned self] _ in zoom = 3 })
    tokens.append(
      center.addObserver(forName: .reset, object: nil, queue: nil) { [weak self] _ in
        guard let self else { return }
        self.zoom = 1
        DispatchQueue.main.async { self.zoom = 0 }
      })
    self.center = center
  }

  private let center: NotificationCenter

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}

extension Notification.Name {
  static let zoomed = Notification.Name("Zoomed")
  static let panned = Notification.Name("Panned")
  static let reset = Notification.Name("Reset")
}
