import Combine
import ShopKit

final class ShopModel {
  private var bag: Set<AnyCancellable> = []
  private var count = 0

  /// The publisher of a library that is no database's.
  init(shop: RemoteShop) {
    shop.collectionPublisher.sink { _ in self.count += 1 }.store(in: &bag)
  }
}
