import Foundation

func hasLetter(_ recorder: Recorder, from sender: String) -> Bool {
  recorder.notifications(named: .letterArrived).contains { ($0.userInfo?["sender"] as? String) == sender }
}

func listSenders(_ recorder: Recorder) {
  for letter in recorder.notifications(named: .letterArrived) {
    print(letter.userInfo?["sender"] as? String ?? "nobody")
  }
}

func readNext(_ postbox: Postbox) async {
  for await letter in postbox.notifications(named: .letterArrived) {
    print(letter.userInfo?["sender"] as? String ?? "nobody")  // expect: note untyped_userinfo
    break
  }
}

func readNextOfAll() async {
  for await letter in NotificationCenter.default.notifications(named: .letterArrived) {
    print(letter.userInfo?["sender"] as? String ?? "nobody")  // expect: note untyped_userinfo
    break
  }
}
