// Case: nothing is known of the publisher of a property wrapper that has a library's name.
import Combine
import SwiftUI

@propertyWrapper struct Shared {
  var wrappedValue: [String]
  var projectedValue: [String] { wrappedValue }
}

final class ShelfModel: ObservableObject {
  @Shared var books: [String] = []
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  func appeared() {
    $books.publisher.sink { [weak self] _ in self?.count += 1 }.store(in: &bag)
  }
}

struct ShelfScreen: View {
  @StateObject private var model = ShelfModel()
  var body: some View { Text("\(model.count)").onAppear { model.appeared() } }
}
