// Case: the type that `@Environment` gets is the type of the property.
import Combine
import SwiftUI

@Observable final class Library {
  var bag = Set<AnyCancellable>()
  var ended = Set<AnyCancellable>()

  func close() { ended.removeAll() }
}

struct ShelfView: View {
  let books: PassthroughSubject<Int, Never>
  @Environment(Library.self) private var library
  @Environment(Library.self) private var other: Library
  @State private var title = ""

  var body: some View {
    Button(title) {
      books.sink { title = "\($0)" }.store(in: &library.bag)  // expect: retain_cycle
      books.sink { title = "\($0)" }.store(in: &other.bag)  // expect: retain_cycle
      books.sink { [title = $title] in title.wrappedValue = "\($0)" }.store(in: &library.bag)
      books.sink { title = "\($0)" }.store(in: &library.ended)
    }
    .onDisappear { library.close() }
  }
}

struct RoomView: View {
  let books: PassthroughSubject<Int, Never>
  @State private var library = Library()

  var body: some View {
    ShelfView(books: books).environment(library)
    ShelfView(books: books).environment(Library())
  }
}
