// Case: is an entry that is only compared with nil, counted or printed without a cast silent?
import Foundation

final class PresenceModel: NSObject {
  private(set) var isPresent = false

  @objc func changed(_ note: Notification) {
    guard note.userInfo?["module"] == nil else { return }
    isPresent = note.userInfo?["present"] != nil
    print(note.userInfo?.count ?? 0, note.userInfo?.keys.contains("present") ?? false)
    if let info = note.userInfo { print("\(info)") }
  }
}
