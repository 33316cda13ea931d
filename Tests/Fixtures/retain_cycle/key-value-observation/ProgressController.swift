// Case: a key path observation kept in a property with a closure that holds `self`.
import UIKit

final class ProgressController: UIViewController {
  private let progress = Progress(totalUnitCount: 4)
  private var observation: NSKeyValueObservation?
  private var quiet: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = progress.observe(\.fractionCompleted) { progress, _ in  // expect: retain_cycle
      self.title = "\(progress.fractionCompleted)"
    }
    quiet = progress.observe(\.isPaused) { [weak self] progress, _ in
      self?.title = "\(progress.isPaused)"
    }
  }

  deinit {
    observation?.invalidate()
  }
}
