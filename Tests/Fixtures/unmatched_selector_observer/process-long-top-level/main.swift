// Case: does an observer that top-level code in main.swift makes and registers live as long as the process?
import Foundation

final class Daemon: NSObject {
  @objc func wake(_ note: Notification) {
    print(note.name.rawValue)
  }
}

let daemon = Daemon()
NotificationCenter.default.addObserver(daemon, selector: #selector(Daemon.wake(_:)), name: Notification.Name("Wake"), object: nil)
RunLoop.main.run()
