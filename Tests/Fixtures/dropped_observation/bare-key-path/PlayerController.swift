// Case: the observation of a key path is dropped where it begins.
import AVFoundation

final class PlayerController {
  private let player = AVPlayer()
  private var rate: Float = 0

  func start() {
    player.observe(\.rate) { [weak self] player, _ in  // expect: dropped_observation
      self?.rate = player.rate
    }
    _ = player.observe(\.status, options: [.new]) { _, _ in print("status") }  // expect: dropped_observation
  }
}
