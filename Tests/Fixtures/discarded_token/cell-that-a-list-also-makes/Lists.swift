import UIKit

final class TextList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextCell.self, forCellReuseIdentifier: "text")
    print(LoneCell.sizingCell.bounds)
  }
}

final class PrototypeList: UICollectionViewController {
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "prototype", for: path) as! PrototypeCell
    return cell
  }
}
