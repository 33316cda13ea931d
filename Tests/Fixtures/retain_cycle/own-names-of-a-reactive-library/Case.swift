// Case: Types and functions of the program have the names of ReactiveSwift's, and end what they return at once.
import ReactiveCocoa
import ReactiveSwift
import UIKit

extension SignalProducer {
  func take(during lifetime: Lifetime) -> SignalProducer<Value, Error> { take(first: 1) }
}

struct Property<Content> {
  let content: Content
  var producer: SignalProducer<Content, Never> { SignalProducer(value: content) }
  init(_ source: MutableProperty<Content>) { content = source.value }
}

final class DialController: UIViewController {
  private let angle = MutableProperty(0)

  override func viewDidLoad() {
    super.viewDidLoad()
    angle.producer.take(during: reactive.lifetime).startWithValues { self.title = "\($0)" }
    Property(angle).producer.startWithValues { self.title = "\($0)" }
    angle.producer.startWithValues { self.title = "\($0)" }  // expect: retain_cycle
  }
}

final class DialsController: UIViewController {
  @objc func open() { navigationController?.pushViewController(DialController(), animated: true) }
}
