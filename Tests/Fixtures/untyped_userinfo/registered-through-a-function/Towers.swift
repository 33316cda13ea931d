import Foundation

final class Tower: NSObject {
  func open() {
    Bells.observe(self, #selector(rung))
    hear(Bells.tuned, by: #selector(tuned))
    Bells.cracked.call(#selector(cracked), of: self)
  }

  deinit { Bells.forget(self) }

  @objc func rung(_ note: Notification) {
    print(note.userInfo!["strokes"] as! Int)  // expect: note untyped_userinfo
  }

  @objc func tuned(_ note: Notification) {
    print(note.userInfo!["pitch"] as! String)  // expect: note untyped_userinfo
    print(note.userInfo?["key"] as? String ?? "")  // expect: note untyped_userinfo, userinfo_contract
  }

  @objc func cracked(_ note: Notification) {
    print(note.userInfo!["depth"] as! Int)  // expect: note untyped_userinfo
  }

  @objc func cast(_ note: Notification) {
    print(note.userInfo!["weight"] as! String)  // expect: note untyped_userinfo
  }
}

extension Tower {
  func furnish() { hear(Bells.cast, by: #selector(cast)) }
}

/// Two names, and names that are unknown.
final class Market: NSObject {
  func open(for names: [Notification.Name]) {
    Bells.observe(self, #selector(traded), Bells.sold)
    Bells.observe(self, #selector(traded), Bells.cast)
    for name in names { Bells.observe(self, #selector(anything), name) }
    perform(#selector(later), with: nil, afterDelay: 1)
    Bells.observe(self, #selector(later))
  }

  deinit { Bells.forget(self) }

  @objc func traded(_ note: Notification) {
    print(note.userInfo!["weight"] as! String)  // expect: warning untyped_userinfo
  }

  @objc func anything(_ note: Notification) {
    print(note.userInfo!["strokes"] as! Int)  // expect: warning untyped_userinfo
    print(note.userInfo?["colour"] as? String ?? "")  // expect: note untyped_userinfo
  }

  @objc func later(_ note: Notification) {
    print(note.userInfo?["colour"] as? String ?? "")  // expect: note untyped_userinfo
  }
}
