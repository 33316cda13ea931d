// Case: does a view that only a preview declares make an owner that ends?
import SwiftUI

final class Store {
  static let shared = Store()
  private var token: NSObjectProtocol?

  init(inMemory: Bool = false) {
    token = NotificationCenter.default.addObserver(forName: .init("saved"), object: nil, queue: nil) { _ in }  // expect: note unremoved_token
  }
}

final class Draft {
  static let shared = Draft()
  private var token: NSObjectProtocol?

  init(inMemory: Bool = false) {
    token = NotificationCenter.default.addObserver(forName: .init("drafted"), object: nil, queue: nil) { _ in }  // expect: error unremoved_token
  }
}

struct DraftView: View {
  @State private var draft: Draft?

  var body: some View {
    Text("Draft").task { draft = Draft(inMemory: true) }
  }
}

#Preview {
  struct Wrapper: View {
    @State private var store: Store?

    var body: some View {
      DraftView().task { store = Store(inMemory: true) }
    }
  }
  return Wrapper()
}

struct DraftScreen: View {
  var body: some View { DraftView() }
}
