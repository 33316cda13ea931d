// Case: SwiftLint 3498: calls on lines of their own inside `append(contentsOf: […])`, `insert`, a dictionary and an initializer keep their tokens.
import Foundation

final class Handle {
  let token: any NSObjectProtocol

  init(
    _ token: any NSObjectProtocol
  ) {
    self.token = token
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

final class SceneTracker {
  private var handles: [any NSObjectProtocol] = []
  private var named: [String: any NSObjectProtocol] = [:]
  private var boxed: [Handle] = []

  func start() {
    let center = NotificationCenter.default
    handles.append(contentsOf: [
      center.addObserver(forName: Notification.Name("SceneAdded"), object: nil, queue: nil) { _ in print("added") },
      center.addObserver(forName: Notification.Name("SceneMoved"), object: nil, queue: nil) { _ in print("moved") },
    ])
    handles.insert(
      center
        .addObserver(
          forName: Notification.Name("SceneShown"),
          object: nil,
          queue: nil
        ) { _ in
          print("shown")
        },
      at: 0
    )
    named = [
      "hidden":
        center.addObserver(forName: Notification.Name("SceneHidden"), object: nil, queue: nil) { _ in print("hidden") }
    ]
    boxed.append(
      Handle(
        center.addObserver(forName: Notification.Name("SceneClosed"), object: nil, queue: nil) { _ in print("closed") }
      )
    )
  }

  deinit {
    handles.forEach { NotificationCenter.default.removeObserver($0) }
    named.values.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
