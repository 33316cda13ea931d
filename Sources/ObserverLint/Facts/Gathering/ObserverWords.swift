/// Words of code that registers, removes or observes. A file without any of them has little to report, so nobody needs to
/// know that its syntax is damaged.
enum ObserverWords {
  static let all =
    [
      "addObserver", "removeObserver", "Subscribers.", "NotificationCenter.Publisher(", ".userInfo",
      ".notifications(", ".messages(",
      // Publishers, and key paths.
      ".sink(", ".sink{", ".sink ", ".sink\n", ".sink\r", " sink(", " sink {", ".assign(", ".publisher(", ".subscribe(",
      ".subscribe {", ".values {", "observe(\\", "NSKeyValueObservation",
      // Libraries.
      "reactive.notifications(", "rx.notification(", "NotificationObserver(", "disposed(by:", ".rx.", ".bind(",
      ".bind {", "observeValues", "Defaults.observe(", "SwiftEventBus.on", "EventBox.on", ".observe {", ".observe(",
    ] + Catalog.descriptorLibraries.sorted()
}
