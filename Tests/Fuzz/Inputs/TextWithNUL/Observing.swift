extension ShelfController {
  func observeShelf() {
    NotificationCenter.default.addObserver(self, selector: #selector(shelfChanged), name: .shelfEmptied, object: nil)
  }
}
