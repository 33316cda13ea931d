import Foundation

final class PayloadReader: NSObject {
  @objc func changed(_ note: Notification) {
    print(note[.count] ?? 0)
  }
}
