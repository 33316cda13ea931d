// Case: does anybody miss a removal if the property never holds a token and the type registers nothing?
import Foundation

final class WorkerManager {
  private var observer: NSObjectProtocol?

  deinit {
    if let observer = observer { NotificationCenter.default.removeObserver(observer) }  // expect: note ineffective_removal
  }
}

final class TabManager {
  private var observer: NSObjectProtocol?

  func open() {
    NotificationCenter.default.addObserver(forName: .init("tab"), object: nil, queue: nil) { _ in }  // expect: discarded_token
  }

  deinit {
    if let observer = observer { NotificationCenter.default.removeObserver(observer) }  // expect: warning ineffective_removal
  }
}
