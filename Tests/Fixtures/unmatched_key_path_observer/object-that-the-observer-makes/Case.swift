// Case: does an object end before its observer, if the observer makes it and alone keeps it?
import Then
import UIKit
import WebKit

final class Tab: NSObject {
  private(set) var web: WKWebView?
  private var field: UITextField?
  var bar: UIProgressView?
  var given: UIProgressView?
  var slider: UISlider!
  var shared: UISlider!
  private let list = UITableView().then { $0.rowHeight = 44 }
  private let common = UISlider.volume.then { $0.value = 0 }

  func open() {
    web = WKWebView(frame: .zero)
    web?.addObserver(self, forKeyPath: "estimatedProgress", options: .new, context: nil)  // expect: note unmatched_key_path_observer
    let field = UITextField()
    self.field = field
    self.field?.addObserver(self, forKeyPath: "text", options: .new, context: nil)  // expect: note unmatched_key_path_observer
    bar = UIProgressView()
    bar?.addObserver(self, forKeyPath: "progress", options: .new, context: nil)  // expect: error unmatched_key_path_observer
    slider = .init(frame: .zero)
    slider.addObserver(self, forKeyPath: "value", options: .new, context: nil)  // expect: note unmatched_key_path_observer
    shared = .volume
    shared.addObserver(self, forKeyPath: "value", options: .new, context: nil)  // expect: error unmatched_key_path_observer
    given?.addObserver(self, forKeyPath: "progress", options: .new, context: nil)  // expect: error unmatched_key_path_observer
    list.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)  // expect: note unmatched_key_path_observer
    common.addObserver(self, forKeyPath: "value", options: .new, context: nil)  // expect: error unmatched_key_path_observer
  }

  func close() {
    web = nil
  }
}

extension UISlider {
  static let volume = UISlider()
}

final class Window {
  func show(_ tab: Tab, in bar: UIProgressView) {
    tab.bar = bar
    tab.given = UIProgressView()
  }
}
