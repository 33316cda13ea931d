// Case: does each pass observe another object, which the pass makes, or a part of that object?
import AVFoundation
import Combine
import UIKit

final class PlayerController: UIViewController {
  private var cancellables: Set<AnyCancellable> = []
  private let player = AVPlayer()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let item = AVPlayerItem(url: URL(fileURLWithPath: "song"))
    player.replaceCurrentItem(with: item)
    NotificationCenter.default.publisher(for: .AVPlayerItemPlaybackStalled, object: item)
      .sink { _ in print("stalled") }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: .AVPlayerItemPlaybackStalled, object: player)
      .sink { _ in print("stalled") }  // expect: warning unbalanced_lifecycle
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: .AVPlayerItemPlaybackStalled, object: nil)
      .sink { _ in print("stalled") }  // expect: warning unbalanced_lifecycle
      .store(in: &cancellables)
    player.publisher(for: \.rate)
      .sink { _ in print("rate") }  // expect: warning unbalanced_lifecycle
      .store(in: &cancellables)
  }
}

final class SongController: UIViewController {
  private var player: AVPlayer?
  private var tokens: [any NSObjectProtocol] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    player = .init(url: URL(fileURLWithPath: "song"))
    guard let player else { return }
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
      ) { _ in print("end") })
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}
