// Case: inside a handler, are casts of other dictionaries' entries silent?
import Foundation

final class CoverArtModel: NSObject {
  private let cache: [String: Any] = [:]

  @objc func changed(_ note: Notification) {
    let environment = ProcessInfo.processInfo.environment as [String: Any]
    print(environment["HOME"] as? String ?? "", cache["cover"] as? Data ?? Data())
    let attributes = UserDefaults.standard.dictionary(forKey: note.name.rawValue)
    print(attributes?["size"] as? Int ?? 0)
  }
}
