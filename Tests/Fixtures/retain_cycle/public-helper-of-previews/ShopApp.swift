struct Shop {
  static let shared = Shop()
  let store = Store()
  let cart = Cart()
}

func openStore() -> StoreView { StoreView(store: Shop.shared.store) }
