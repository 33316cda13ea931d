import RxDataSources
import RxSwift
import UIKit

extension FerriesController {
  override func loadView() {
    harbour = FerrySource(configureCell: { _, table, path, _ in
      self.title = "\(path)"
      return table.dequeueReusableCell(withIdentifier: "ferry", for: path)
    })
    view = UIView()
  }
}

final class HarbourController: UIViewController {
  func open() {
    let controller = FerriesController()
    controller.given = FerrySource(configureCell: { _, table, path, _ in
      self.title = "\(path)"
      return table.dequeueReusableCell(withIdentifier: "ferry", for: path)
    })
    show(controller, sender: nil)
    show(FerriesController(), sender: nil)
  }
}

/// A protocol of controllers has a method of the name that binds a publisher.
protocol Bindable {
  associatedtype Model
  var model: Model? { get set }
}

extension Bindable where Self: UIViewController {
  mutating func bind(to model: Model) {
    self.model = model
    loadViewIfNeeded()
  }
}

extension Observable where Element == Data {
  func map<Item: Decodable>(_ type: Item.Type) -> Observable<Item> {
    map { try JSONDecoder().decode(type, from: $0) }
  }
}

extension ObservableType {
  func logged() -> Observable<Element> { map { $0 } }
}
