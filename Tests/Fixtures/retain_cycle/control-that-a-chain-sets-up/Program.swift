// Case: is `header.orderButton.rx` the library's where the program declares a property `rx` of another type? The class of the
// button stands in what the property of the header begins with.
import Catalogue
import RxCocoa
import RxSwift
import Then
import UIKit

final class CatalogueRequests {
  private let client: CatalogueClient

  init(client: CatalogueClient) { self.client = client }

  var tap: Observable<Void> { .just(()) }
}

extension CatalogueClient {
  var rx: CatalogueRequests { CatalogueRequests(client: self) }
}

final class OrderButton: UIButton {}

final class ListHeader: UIView {
  lazy var orderButton = OrderButton().then { $0.isEnabled = true }
  lazy var client = CatalogueClient().then { $0.isCached = true }
  func showOrders() {}
}

final class ListController: UIViewController {
  private let bag = DisposeBag()
  private let header = ListHeader()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.orderButton.rx.tap
      .subscribe(onNext: { self.header.showOrders() })  // expect: retain_cycle
      .disposed(by: bag)
    header.client.rx.tap
      .subscribe(onNext: { self.header.showOrders() })
      .disposed(by: bag)
  }
}
