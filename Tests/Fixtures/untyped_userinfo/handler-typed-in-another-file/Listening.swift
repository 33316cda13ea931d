// Case: is a closure a handler when only another file's parameter type says that it takes a notification?
import Foundation

typealias NoteHandler = @Sendable (Notification) -> Void

protocol Listening {
  func listen(to name: Notification.Name, handler: @escaping NoteHandler)
}
