// Case: Objective-C adds a property and a method to lists. Does the method fill the property that a condition asks for?
import UIKit

final class FileList: UITableViewController {
  private var tokens: [NSObjectProtocol] = []

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if tableView.indicator == nil {
      tableView.registerIndicator()
      tokens.append(
        NotificationCenter.default.addObserver(forName: .init("moved"), object: nil, queue: nil) { _ in print("moved") })
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

final class PhotoList: UITableViewController {
  private var tokens: [NSObjectProtocol] = []

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tableView.hideIndicator()
    if tableView.indicator == nil {
      tokens.append(
        NotificationCenter.default.addObserver(  // expect: unbalanced_lifecycle
          forName: .init("moved"), object: nil, queue: nil
        ) { _ in print("moved") })
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
