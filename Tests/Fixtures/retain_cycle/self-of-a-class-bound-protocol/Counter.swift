class Counter {
  func reset() {}
}
