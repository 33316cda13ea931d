extension Array {
  /// Appends a value until there are so many elements.
  ///
  /// Without optimization, an array of the values is appended many times faster than a repeated element, and tests grow
  /// many arrays.
  mutating func grow(to count: Int, with value: Element) {
    if count > self.count { self += Array(repeating: value, count: count - self.count) }
  }
}
