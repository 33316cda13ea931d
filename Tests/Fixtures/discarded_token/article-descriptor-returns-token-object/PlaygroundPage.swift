import Foundation

let pageDescriptor = Descriptor<Bool>(name: Notification.Name("PageNeedsIndefiniteExecution")) { $0.object != nil }

final class PlaygroundPage {
  private var token: Token?
  private(set) var redraws = 0

  func observe() {
    token = NotificationCenter.default.addObserver(forDescriptor: pageDescriptor) { [weak self] needsRedraw in
      if needsRedraw { self?.redraws += 1 }
    }
  }
}
