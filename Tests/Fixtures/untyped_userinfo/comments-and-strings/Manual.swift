// Case: are casts in comments and string literals no casts?
import Foundation

final class Manual: NSObject {
  let sample = "note.userInfo?[\"x\"] as? Int"
  let text = """
    @objc func handle(_ note: Notification) {
      note.userInfo?["x"] as? Int
    }
    """

  /// Reads `note.userInfo?["x"] as? Int`.
  @objc func handle(_ note: Notification) {
    // let x = note.userInfo?["x"] as? Int
    /* note.userInfo!["x"] as! String */
    print(note.name.rawValue)
  }
}
