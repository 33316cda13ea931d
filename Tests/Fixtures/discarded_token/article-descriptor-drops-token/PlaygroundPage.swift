import Foundation

struct PageState {
  let needsRedraw: Bool
}

let pageDescriptor = Descriptor<PageState>(name: Notification.Name("PageNeedsIndefiniteExecution")) { note in
  PageState(needsRedraw: note.object != nil)
}

final class PlaygroundPage {
  private(set) var redraws = 0

  func observe() {
    NotificationCenter.default.addObserver(forDescriptor: pageDescriptor) { [weak self] state in
      if state.needsRedraw { self?.redraws += 1 }
    }
  }
}
