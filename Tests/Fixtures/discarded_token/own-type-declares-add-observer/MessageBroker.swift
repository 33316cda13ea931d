// Case: is a receiver whose own type declares `addObserver` with the same labels no center?
import Foundation

final class MessageBroker {
  private var handlers: [String: [(String) -> Void]] = [:]

  @discardableResult
  func addObserver(forName name: String, object: AnyObject?, queue: DispatchQueue?, using block: @escaping (String) -> Void) -> Int {
    handlers[name, default: []].append(block)
    return handlers[name]?.count ?? 0
  }
}
