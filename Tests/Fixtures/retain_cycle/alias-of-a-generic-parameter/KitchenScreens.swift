// Case: which type does a superclass's alias for its generic parameter mean in a subclass?
import Combine
import UIKit

class ModelScreen<Content>: UIViewController {
  typealias Model = Content
  var subscriptions: Set<AnyCancellable> = []

  func bind(_ model: Content) {}
}

class TitledScreen<Title, Shown>: ModelScreen<Shown> {}

final class OvenModel {
  @Published var heat = 0
  var ready: AnyPublisher<Bool, Never> { Just(true).eraseToAnyPublisher() }
}

final class TimerModel {
  var heat: AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
}

final class OvenScreen: ModelScreen<OvenModel> {
  override func bind(_ model: Model) {
    super.bind(model)
    model.$heat
      .sink { self.title = "\($0)" }  // expect: retain_cycle
      .store(in: &subscriptions)
    model.ready
      .sink { self.title = "\($0)" }
      .store(in: &subscriptions)
  }
}

final class TitledOvenScreen: TitledScreen<String, OvenModel> {
  override func bind(_ model: Model) {
    model.$heat
      .sink { self.title = "\($0)" }  // expect: retain_cycle
      .store(in: &subscriptions)
  }
}

final class TimerScreen: ModelScreen<TimerModel> {
  override func bind(_ model: Model) {
    model.heat
      .sink { self.title = "\($0)" }
      .store(in: &subscriptions)
  }
}

final class KitchenMenu: UIViewController {
  func open() {
    navigationController?.pushViewController(OvenScreen(), animated: true)
    navigationController?.pushViewController(TitledOvenScreen(), animated: true)
    navigationController?.pushViewController(TimerScreen(), animated: true)
  }
}

/// The argument names the alias that stands for the argument.
final class MirrorScreen: ModelScreen<MirrorScreen.Model> {
  override func bind(_ model: Model) {
    model.heat
      .sink { self.title = "\($0)" }
      .store(in: &subscriptions)
  }
}
