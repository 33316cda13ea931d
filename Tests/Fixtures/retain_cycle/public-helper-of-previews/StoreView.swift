import SwiftUI

struct StoreView: View {
  let store: Store
  @State private var cart: AnyView?

  var body: some View {
    Text("Store")
    Button("Fill") { cart = AnyView(Cart.filled { _ in Text("Cart") }) }
  }
}

#Preview {
  Store.filled { StoreView(store: $0) }
}
