extension RandomAccessCollection {
  /// The elements in parts of so many each; the last may have fewer.
  func chunks(ofCount count: Int) -> [SubSequence] {
    stride(from: 0, to: self.count, by: count).map { self.dropFirst($0).prefix(count) }
  }
}
