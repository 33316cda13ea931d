// Case: is an object observed that the property does not hold yet?
import AVFoundation
import UIKit

final class PlayerController: UIViewController {
  private var reply: Reply?
  private var player: AVPlayer?
  var item: AVPlayerItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    reply?.addObserver(self, forKeyPath: "state", options: [.new], context: nil)
    item?.addObserver(self, forKeyPath: "status", options: [.new], context: nil)  // expect: error unmatched_key_path_observer
    player = AVPlayer()
    player?.addObserver(self, forKeyPath: "rate", options: [.new], context: nil)  // expect: note unmatched_key_path_observer
    load()
  }

  private func load() {
    Reply.fetch { [weak self] in self?.reply = $0 }
  }
}

final class Reply: NSObject {
  @objc dynamic var state = 0

  static func fetch(_ done: @escaping (Reply) -> Void) { DispatchQueue.main.async { done(Reply()) } }
}
