// Case: the coordinator of a view keeps the token, and the block holds the view's context, which holds the coordinator.
import AppKit
import SwiftUI

struct EditorView: NSViewRepresentable {
  func makeNSView(context: Context) -> NSScrollView {
    let view = NSScrollView()
    context.coordinator.scrolling = NotificationCenter.default.addObserver(  // expect: retain_cycle
      forName: NSView.boundsDidChangeNotification, object: view.contentView, queue: .main
    ) { _ in
      context.coordinator.scroll(view)
    }
    let coordinator = context.coordinator
    coordinator.resizing = NotificationCenter.default.addObserver(
      forName: NSView.frameDidChangeNotification, object: view.contentView, queue: .main
    ) { [weak coordinator] _ in
      coordinator?.scroll(view)
    }
    return view
  }

  func updateNSView(_ view: NSScrollView, context: Context) {}

  func makeCoordinator() -> Scroller { Scroller() }
}

final class Scroller {
  var scrolling: (any NSObjectProtocol)?
  var resizing: (any NSObjectProtocol)?

  deinit {
    if let scrolling { NotificationCenter.default.removeObserver(scrolling) }
    if let resizing { NotificationCenter.default.removeObserver(resizing) }
  }

  func scroll(_ view: NSScrollView) {}
}

/// A class whose coordinator another object may replace.
final class Desk {
  var coordinator = Filer()
}

final class Filer {
  var filing: (any NSObjectProtocol)?

  deinit {
    if let filing { NotificationCenter.default.removeObserver(filing) }
  }

  func file() {}
}

struct Filing {
  func start(context: Desk) {
    context.coordinator.filing = NotificationCenter.default.addObserver(
      forName: NSView.boundsDidChangeNotification, object: nil, queue: .main
    ) { _ in
      context.coordinator.file()
    }
  }
}
