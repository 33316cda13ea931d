// Case: An object that the observer makes ends with the observer, unless a closure of its own class keeps the object.
import UIKit

final class BookModel: NSObject {
  @objc dynamic var rows: [String] = []

  func load() {
    rows = ["a", "b"].map { self.title($0) }
    DispatchQueue.main.async { [weak self] in self?.rows = [] }
  }

  func title(_ row: String) -> String { row }
}

final class SendModel: NSObject {
  @objc dynamic var state = ""

  func send() {
    DispatchQueue.global().async {
      DispatchQueue.main.async { self.state = "done" }
    }
  }
}

class Upload: NSObject {
  @objc dynamic var state = ""
}

final class PhotoUpload: Upload {}

extension Upload {
  func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.state = "done" }
  }
}

final class BookScreen: UIViewController {
  lazy var model: BookModel = {
    let made = BookModel()
    return made
  }()
  let other = BookModel()
  var replaced = BookModel()
  private var shared = BookModel()
  lazy var sent: SendModel = {
    let made = SendModel()
    return made
  }()
  private let hidden = SendModel()
  private let upload = PhotoUpload()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.addObserver(self, forKeyPath: "rows", options: .new, context: nil)  // expect: note unmatched_key_path_observer
    other.addObserver(self, forKeyPath: "rows", options: .new, context: nil)  // expect: note unmatched_key_path_observer
    replaced.addObserver(self, forKeyPath: "rows", options: .new, context: nil)  // expect: error unmatched_key_path_observer
    shared.addObserver(self, forKeyPath: "rows", options: .new, context: nil)  // expect: error unmatched_key_path_observer
    sent.addObserver(self, forKeyPath: "state", options: .new, context: nil)  // expect: error unmatched_key_path_observer
    hidden.addObserver(self, forKeyPath: "state", options: .new, context: nil)  // expect: error unmatched_key_path_observer
    upload.addObserver(self, forKeyPath: "state", options: .new, context: nil)  // expect: error unmatched_key_path_observer
    model.load()
    sent.send()
    hidden.send()
    upload.start()
  }

  func share(_ model: BookModel) { shared = model }
}

final class Shelf: UIViewController {
  @objc func open() {
    let screen = BookScreen()
    screen.replaced = BookModel()
    present(screen, animated: true)
  }
}
