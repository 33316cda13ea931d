extension Harbour {
  func moor(@Quay _ ropes: () -> [AnyCancellable]) { moorings += ropes() }
  func shout(_ words: () -> Void) { words() }
}
