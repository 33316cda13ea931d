import Foundation

final class NowPlayingModel: NSObject {
  private(set) var title = ""

  @objc func trackChanged(_ note: Notification) {
    title = note.trackTitle ?? ""
    print(note.trackLength, note.value("rating", as: Int.self) ?? 0, (note as NSNotification).trackIndex)
  }
}
