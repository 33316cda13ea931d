import Combine

class Model: ObservableObject {
  @Published var text = ""
  var bag: Set<AnyCancellable> = []

  func show() {}
}
