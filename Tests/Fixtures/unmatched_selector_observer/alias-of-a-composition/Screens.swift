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

@main
struct Program {
  static func main() {
    for _ in 0..<2 {
      print(Chart().title, Table().title)
    }
  }
}
