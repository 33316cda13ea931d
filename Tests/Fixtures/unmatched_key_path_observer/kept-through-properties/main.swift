// Case: is a missing removal a note where a global of main.swift keeps the one observer?
import AppKit

let panel = Panel()

final class Panel: NSObject {
  let watcher: Watcher

  override init() {
    watcher = Watcher()
    super.init()
  }
}

final class Watcher: NSObject {
  func watch(_ item: NSObject) {
    item.addObserver(self, forKeyPath: "status", options: [], context: nil)  // expect: note unmatched_key_path_observer
  }
}

final class Inspector: NSObject {
  func watch(_ item: NSObject) {
    item.addObserver(self, forKeyPath: "status", options: [], context: nil)  // expect: error unmatched_key_path_observer
  }
}

final class Menu: NSObject {
  func open() -> Inspector { Inspector() }
}
