import SwiftUI

extension Store {
  public static func filled<Content: View>(_ content: (Store) -> Content) -> some View {
    content(Store())
  }
}

extension Cart {
  public static func filled<Content: View>(_ content: (Cart) -> Content) -> some View {
    content(Cart())
  }
}
