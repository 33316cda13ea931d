import Foundation

struct ProgressListener {
  let listening: any Listening

  func start() {
    listening.listen(to: Notification.Name("Progress")) { note in
      print(note.userInfo?["fraction"] as? Double ?? 0)  // expect: untyped_userinfo
    }
    listening.listen(to: Notification.Name("Finished")) {
      print($0.userInfo?["url"] as? URL ?? URL(fileURLWithPath: "/"))  // expect: untyped_userinfo
    }
  }
}
