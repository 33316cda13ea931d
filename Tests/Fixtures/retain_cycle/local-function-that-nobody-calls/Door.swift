// Case: a block has a local function that names `self`, and nothing calls the function
import Foundation

final class Door {
  private var token: (any NSObjectProtocol)?
  private var opened = 0

  func watch() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("Door"), object: nil, queue: nil) { note in
      func count() { self.opened += 1 }
      print(note)
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

final class Gate {
  private var token: (any NSObjectProtocol)?
  private var opened = 0

  func watch() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("Gate"), object: nil, queue: nil) { note in  // expect: retain_cycle
      func count() { self.opened += 1 }
      func log() {
        print(note)
        count()
      }
      log()
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

final class Hatch {
  private var token: (any NSObjectProtocol)?
  private var opened = 0

  func watch() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("Hatch"), object: nil, queue: nil) { note in
      func count() {
        self.opened += 1
        if self.opened < 3 { count() }
      }
      func log() { count() }
      print(note)
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
