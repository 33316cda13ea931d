// Case: does the removal of a key path from another view leave this view observed?
import UIKit

/// The grid has a registration of its own, so its removal is not for the table.
final class LedgerController: UIViewController {
  @IBOutlet weak var table: UITableView!
  @IBOutlet weak var grid: UICollectionView!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)  // expect: unbalanced_lifecycle, unmatched_key_path_observer
    grid.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    grid.removeObserver(self, forKeyPath: "contentSize")
  }
}

/// Both end.
final class BalancedController: UIViewController {
  @IBOutlet weak var table: UITableView!
  @IBOutlet weak var grid: UICollectionView!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
    grid.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for view in [table, grid] as [UIScrollView] { view.removeObserver(self, forKeyPath: "contentSize") }
  }
}

/// The scroll view is the table under another name: it has no registration of its own.
final class NamedTwiceController: UIViewController {
  @IBOutlet weak var table: UITableView!
  @IBOutlet weak var scrollView: UIScrollView!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    scrollView.removeObserver(self, forKeyPath: "contentSize")
  }
}

/// The current view is observed by another key path only: it may be the table.
final class OtherPathController: UIViewController {
  @IBOutlet weak var table: UITableView!
  @IBOutlet weak var current: UIScrollView!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current.addObserver(self, forKeyPath: "frame", options: .new, context: nil)
    table.addObserver(self, forKeyPath: "bounds", options: .new, context: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current.removeObserver(self, forKeyPath: "frame")
    current.removeObserver(self, forKeyPath: "bounds")
  }
}

/// The removal ends the observation of the object that the property held before.
final class QueueController: UIViewController {
  let first = Operation()
  let second = Operation()
  private var current: Operation!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current = first
    first.addObserver(self, forKeyPath: "isFinished", options: .new, context: nil)
  }

  func advance() {
    current.removeObserver(self, forKeyPath: "isFinished")
    current = second
    current.addObserver(self, forKeyPath: "isFinished", options: .new, context: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current.removeObserver(self, forKeyPath: "isFinished")
  }
}
