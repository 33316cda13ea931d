// Case: does a removal end a registration that receives its object, a member of another module's type?
import AVFoundation
import UIKit

final class Loop: UIViewController {
  private var player: AVPlayer?
  private var token: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player?.currentItem, queue: .main
    ) { _ in }
  }

  func end() {
    NotificationCenter.default.removeObserver(self.player?.currentItem)  // expect: warning ineffective_removal
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
