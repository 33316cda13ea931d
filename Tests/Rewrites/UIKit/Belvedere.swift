// Case: a lifecycle stores its token in another object
import UIKit

final class BelvedereCell: UIView {
  var token: NSObjectProtocol?
}

final class Belvedere: UIViewController {
  private let cell = BelvedereCell()
  private var optionalCell: BelvedereCell?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    cell.token = NotificationCenter.default.addObserver(forName: .init("belvedere"), object: nil, queue: nil) { _ in
      print("belvedere")
    }
    optionalCell?.token = NotificationCenter.default.addObserver(
      forName: .init("belvedere"), object: nil, queue: nil
    ) { _ in print("belvedere") }
  }
}
