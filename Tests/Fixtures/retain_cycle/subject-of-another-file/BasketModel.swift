// Case: the publisher is a subject that another file declares, and nobody completes.
import Combine

final class BasketModel {
  private let shop: Shop
  private var bag = Set<AnyCancellable>()
  private var count = 0

  init(shop: Shop) {
    self.shop = shop
    shop.orders
      .sink { order in self.count += order }  // expect: retain_cycle
      .store(in: &bag)
    shop.closing
      .sink { _ in self.count = 0 }
      .store(in: &bag)
  }
}
