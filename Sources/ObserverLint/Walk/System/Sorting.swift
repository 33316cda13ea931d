// The standard library's sort is compiled anew for every kind of sequence that it sorts and for every comparison it is
// given, some three kilobytes each time, a twentieth of this module in all. These compile it once for each kind of
// element, and once for all that is sorted by a number.

extension Sequence where Element: Comparable {
  func sorted() -> [Element] { inOrder(Array(self)) }
}

extension Sequence {
  /// Sorted by a number of each element. Elements of one number stay in the order they had.
  func sorted(byNumber number: (Element) -> Int) -> [Element] {
    let elements = Array(self)
    return placesInOrder(elements.map(number)).map { elements[$0] }
  }
}

@inline(never)
private func inOrder<Element: Comparable>(_ elements: [Element]) -> [Element] {
  var elements = elements
  elements.sort()
  return elements
}

/// The places of `numbers`, those of smaller numbers first.
@inline(never)
private func placesInOrder(_ numbers: [Int]) -> [Int] {
  var places = Array(numbers.indices)
  places.sort { (numbers[$0], $0) < (numbers[$1], $1) }
  return places
}
