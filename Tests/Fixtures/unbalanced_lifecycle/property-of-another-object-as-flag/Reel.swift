import AVFoundation
import UIKit

final class Playback: NSObject {
  private(set) var layer: AVPlayerLayer?
  private(set) var title = ""

  func attach(_ layer: AVPlayerLayer) {
    self.layer = layer
    NotificationCenter.default.addObserver(self, selector: #selector(woke), name: .reset, object: nil)
  }

  func rename() {
    NotificationCenter.default.addObserver(self, selector: #selector(woke), name: .divided, object: nil)  // expect: unbalanced_lifecycle
  }

  func clear() {
    layer = nil
    NotificationCenter.default.addObserver(self, selector: #selector(woke), name: .handled, object: nil)  // expect: unbalanced_lifecycle
  }

  func detach() {
    NotificationCenter.default.removeObserver(self, name: .reset, object: nil)
    NotificationCenter.default.removeObserver(self, name: .divided, object: nil)
    NotificationCenter.default.removeObserver(self, name: .handled, object: nil)
    layer = nil
  }

  @objc private func woke() {}
}

final class ReelCell: UICollectionViewCell {
  private let playback = Playback()

  override func prepareForReuse() {
    super.prepareForReuse()
  }

  func configure(_ layer: AVPlayerLayer) {
    guard playback.layer == nil else { return }
    playback.attach(layer)
  }

  func clear() {
    guard playback.layer == nil else { return }
    playback.clear()
  }

  func rename() {
    guard playback.title.isEmpty else { return }
    playback.rename()
  }
}

final class ReelController: UICollectionViewController {
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "reel", for: path) as! ReelCell
    cell.configure(AVPlayerLayer())
    cell.rename()
    cell.clear()
    return cell
  }
}
