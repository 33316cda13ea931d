import SwiftUI

struct ShelfView: View {
  @ObservedObject var library: Library

  var body: some View {
    VStack {
      Text("Books")
        .onAppear { library.watchMemory() }
      CoverView(library: library)
    }
  }
}

struct CoverView: View {
  @ObservedObject var library: Library

  var body: some View {
    Text("Cover")
      .onAppear { library.watchLocale() }
  }
}

struct PageView: View {
  @ObservedObject var library: Library

  var body: some View {
    Text("Page")
      .onAppear { library.watchPower() }
  }
}

struct IndexView: View {
  @ObservedObject var library: Library

  var body: some View {
    NavigationLink("Cover") {
      CoverView(library: library)
    }
  }
}
