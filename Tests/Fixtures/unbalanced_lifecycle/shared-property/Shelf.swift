// Case: the publisher of a property that is shared by swift-sharing has no end. The publisher of an array completes at once.
import Combine
import Sharing
import SwiftUI

@propertyWrapper struct Limited {
  var wrappedValue: [String]
  var projectedValue: [String] { wrappedValue }
}

final class ShelfModel: ObservableObject {
  @ObservationIgnored @Shared(.books) var books: [String] = []
  @SharedReader(.loans) var loans: [String] = []
  @Shared(.fines) var fines: [String] = []
  @Limited var marks: [String] = []
  @Remote(.authors) var authors: [String] = []
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  func appeared() {
    $books.publisher.sink { [weak self] in self?.count = $0.count }  // expect: unbalanced_lifecycle
      .store(in: &bag)
    self.$loans.publisher.map(\.count).sink { [weak self] in self?.count = $0 }  // expect: unbalanced_lifecycle
      .store(in: &bag)
    $fines.publisher.first().sink { [weak self] in self?.count = $0.count }.store(in: &bag)
    books.publisher.sink { [weak self] _ in self?.count += 1 }.store(in: &bag)
    $marks.publisher.sink { [weak self] _ in self?.count += 1 }.store(in: &bag)
    // Nothing is known of this property wrapper.
    $authors.publisher.sink { [weak self] _ in self?.count += 1 }.store(in: &bag)
  }
}

struct ShelfScreen: View {
  @StateObject private var model = ShelfModel()
  var body: some View { Text("\(model.count)").onAppear { model.appeared() } }
}
