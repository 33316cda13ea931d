// Case: An operator adds an observation to an array, and removes nothing from the array.
import AVFoundation
import UIKit

final class PlayerController: UIViewController {
  private let player = AVPlayer()
  private var observations: [NSKeyValueObservation] = []
  private var renewed: [NSKeyValueObservation] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observations += [player.observe(\.rate) { [weak self] _, _ in self?.update() }]  // expect: warning unbalanced_lifecycle
    renewed = []
    renewed += [player.observe(\.volume) { [weak self] _, _ in self?.update() }]
  }

  private func update() {}
}

func show(in controller: UIViewController) {
  controller.present(PlayerController(), animated: true)
}
