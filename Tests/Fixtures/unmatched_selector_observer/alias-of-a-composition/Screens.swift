// Case: is a superclass seen that stands in a composition behind a type alias?
import Foundation

protocol Titled { var title: String { get } }

class Screen: NSObject {}

class TidyScreen: NSObject {
  deinit { NotificationCenter.default.removeObserver(self) }
}

typealias TitledScreen = Titled & Screen
typealias TidyTitledScreen = Titled & TidyScreen

final class Chart: TitledScreen {
  let title = "Chart"

  override init() {
    super.init()
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(redraw), name: Notification.Name("Tick"), object: nil)
  }

  @objc func redraw() {}
}

final class Table: TidyTitledScreen {
  let title = "Table"

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(redraw), name: Notification.Name("Tick"), object: nil)
  }

  @objc func redraw() {}
}

class Holder<Value>: NSObject {}

typealias Inner = Titled & Screen
typealias Outer = (Inner)
typealias HoldingTidy = Holder<Titled & TidyScreen>
enum Old { typealias TitledTidy = Titled & TidyScreen }

final class Map: Outer {
  let title = "Map"

  override init() {
    super.init()
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(redraw), name: Notification.Name("Tick"), object: nil)
  }

  @objc func redraw() {}
}

final class Shelf: HoldingTidy {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(  // expect: unmatched_selector_observer
      self, selector: #selector(redraw), name: Notification.Name("Tick"), object: nil)
  }

  @objc func redraw() {}
}

final class Page: Old.TitledTidy {
  let title = "Page"

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(redraw), name: Notification.Name("Tick"), object: nil)
  }

  @objc func redraw() {}
}

// Compilers refuse these; nothing may hang or crash.
typealias Loop = Loop & Loop & Loop & Loop & Loop & Loop & Loop & Loop
typealias Ping = Titled & Pong
typealias Pong = Titled & Ping
class Lost: Loop, Ping {}

@main
struct Program {
  static func main() {
    for _ in 0..<2 {
      print(Chart().title, Table().title, Map().title, Shelf(), Page().title)
    }
  }
}
