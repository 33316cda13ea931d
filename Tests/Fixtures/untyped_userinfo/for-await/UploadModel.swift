// Case: is a cast in the body of a `for await` over a center's notifications reported, also in a closure over the sequence?
import Foundation

final class UploadModel {
  private(set) var fraction = 0.0

  static func fractions(center: NotificationCenter) async {
    for await note in center.notifications(named: .uploadProgressed) {
      let fraction = note.userInfo?["fraction"] as? Double  // expect: untyped_userinfo
      print(fraction ?? 0)
    }
  }

  static func names(center: NotificationCenter) async {
    for await name in center.notifications(named: .uploadStarted).compactMap({
      $0.userInfo?["name"] as? String  // expect: untyped_userinfo
    }) {
      print(name)
    }
  }
}

extension Notification.Name {
  static let uploadProgressed = Notification.Name("UploadProgressed")
  static let uploadStarted = Notification.Name("UploadStarted")
}
