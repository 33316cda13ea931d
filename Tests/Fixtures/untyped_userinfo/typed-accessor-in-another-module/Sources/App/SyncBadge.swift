import Events
import Foundation

final class SyncBadge {
  private var token: (any NSObjectProtocol)?

  init(center: NotificationCenter) {
    token = center.addObserver(forName: Notification.Name("Synced"), object: nil, queue: .main) { note in
      print(note.syncedItems.count)
    }
  }

  func stop(center: NotificationCenter) {
    if let token { center.removeObserver(token) }
  }
}
