import Foundation

final class SessionStore {
  private(set) var sessions: [UUID: Session] = [:]

  func open(_ names: [Notification.Name]) {
    var session = Session(id: UUID())
    names.forEach { session.observe($0) }
    sessions[session.id] = session
  }

  func remove(_ id: UUID) -> Session? {
    sessions.removeValue(forKey: id)
  }
}
