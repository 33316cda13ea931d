import Foundation

final class EventReader: NSObject {
  @objc func downloaded(_ note: NSNotification) {
    print(DownloadEvent(notification: note).url ?? URL(fileURLWithPath: "/"))
  }

  @objc func connected(_ note: Notification) {
    if case .up(let speed) = ConnectionEvent(note) { print(speed) }
  }
}
