import AVFoundation

final class Board {
  private let gauge = Gauge()
  private let player: AVPlayer

  init(player: AVPlayer) {
    self.player = player
    gauge.start(player)
  }

  deinit {
    player.removeObserver(gauge, forKeyPath: "rate")
  }
}
