// Case: does a block do anything?
import UIKit

final class RadioController: UIViewController {
  private var name: String?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in if UserDefaults.standard.isTuned {} }  // expect: note discarded_token
    center.addObserver(forName: .init("b"), object: nil, queue: nil) { [weak self] _ in  // expect: note discarded_token
      if self?.name != nil {
      } else {
      }
    }
    center.addObserver(forName: .init("c"), object: nil, queue: nil) { [weak self] _ in  // expect: error discarded_token
      if self?.name != nil { self?.count += 1 }
    }
    center.addObserver(forName: .init("d"), object: nil, queue: nil) { [weak self] _ in  // expect: error discarded_token
      if self?.load() == nil {}
    }
    center.addObserver(forName: .init("e"), object: nil, queue: nil) { [weak self] _ in  // expect: error discarded_token
      if self?.name != nil {}
      self?.name = "e"
    }
    center.addObserver(forName: .init("g"), object: nil, queue: nil) { _ in if self.name != nil {} }  // expect: error discarded_token
    // The code of the block is still to be written.
    center.addObserver(forName: .init("f"), object: nil, queue: nil) { _ in }  // expect: error discarded_token
  }

  private func load() -> String? { name }
}

extension UserDefaults {
  var isTuned: Bool { bool(forKey: "isTuned") }
}
