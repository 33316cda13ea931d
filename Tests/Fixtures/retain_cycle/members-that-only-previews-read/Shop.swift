// Case: the app makes a model once, and a member that only previews read makes a further model.
import Combine
import SwiftUI

final class ShopModel: ObservableObject {
  @Published var count = 0
  private var tokens = Set<AnyCancellable>()

  init() { $count.sink { print($0, self) }.store(in: &tokens) }  // expect: note retain_cycle
}

final class CartModel: ObservableObject {
  @Published var count = 0
  private var tokens = Set<AnyCancellable>()

  init() { $count.sink { print($0, self) }.store(in: &tokens) }  // expect: retain_cycle
}

extension View {
  var previewed: some View { environmentObject(ShopModel()) }
  var filled: some View { environmentObject(CartModel()) }
}

struct ShopView: View {
  var body: some View { Text("Shop").sheet(isPresented: .constant(true)) { Text("Cart").filled } }
}

@main struct ShopApp: App {
  @StateObject private var shop = ShopModel()

  var body: some Scene { WindowGroup { ShopView().environmentObject(shop) } }
}

#Preview { Text("Shop").previewed }
#Preview { Text("Cart").filled }
