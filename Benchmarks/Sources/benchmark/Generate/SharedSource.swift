/// The code that the features of one program share: wrappers around the notification center, and a base class that removes.
enum SharedSource {
  static let files = [
    GeneratedFile(
      path: "Core/Sources/NotificationCenter+Tokens.swift",
      text: """
        import Foundation

        extension NotificationCenter {
          /// The caller gets the token, and whether it leaks is up to the caller.
          func token(for name: Notification.Name, _ work: @escaping (Notification) -> Void) -> NSObjectProtocol {
            addObserver(forName: name, object: nil, queue: .main) { work($0) }
          }

          /// Runs once, as the block removes its own token.
          func once(_ name: Notification.Name, _ work: @escaping () -> Void) {
            var token: NSObjectProtocol?
            token = addObserver(forName: name, object: nil, queue: .main) { _ in
              if let token { self.removeObserver(token) }
              work()
            }
          }
        }

        """),
    GeneratedFile(
      path: "Core/Sources/Observation.swift",
      text: """
        import Foundation

        /// Ends an observation when it is released, which a bare token does not.
        final class Observation {
          private let token: NSObjectProtocol

          init(_ token: NSObjectProtocol) {
            self.token = token
          }

          deinit {
            NotificationCenter.default.removeObserver(token)
          }
        }

        """),
    GeneratedFile(
      path: "Core/Sources/ObservingController.swift",
      text: """
        import UIKit

        /// Removes what it and its subclasses registered by selector.
        class ObservingController: UIViewController {
          deinit {
            NotificationCenter.default.removeObserver(self)
          }
        }

        """),
  ]
}
