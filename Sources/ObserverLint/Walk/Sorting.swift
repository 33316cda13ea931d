// The standard library's sort is compiled anew for every kind of sequence that it sorts and for every comparison it is
// given, some three kilobytes each time, a twentieth of this module in all. These compile it once for each kind of
// element, and once for all that is sorted by a number.

extension Sequence<Int> {
  func sorted() -> [Int] { inOrder(Array(self)) }
}

extension Sequence<Int32> {
  func sorted() -> [Int32] { inOrder(Array(self)) }
}

extension Sequence<String> {
  func sorted() -> [String] { inOrder(Array(self)) }
}

extension Sequence<PathBytes> {
  func sorted() -> [PathBytes] { inOrder(Array(self)) }
}

extension Sequence {
  /// Sorted by a number of each element. Elements of one number stay in the order they had.
  func sorted(byNumber number: (Element) -> Int) -> [Element] {
    let elements = Array(self)
    return placesInOrder(elements.map(number)).map { elements[$0] }
  }
}

@inline(never)
private func inOrder(_ numbers: [Int]) -> [Int] {
  var numbers = numbers
  numbers.sort()
  return numbers
}

@inline(never)
private func inOrder(_ numbers: [Int32]) -> [Int32] {
  var numbers = numbers
  numbers.sort()
  return numbers
}

@inline(never)
private func inOrder(_ texts: [String]) -> [String] {
  var texts = texts
  texts.sort()
  return texts
}

@inline(never)
private func inOrder(_ paths: [PathBytes]) -> [PathBytes] {
  var paths = paths
  paths.sort()
  return paths
}

/// The places of `numbers`, those of smaller numbers first.
@inline(never)
private func placesInOrder(_ numbers: [Int]) -> [Int] {
  var places = Array(numbers.indices)
  places.sort { (numbers[$0], $0) < (numbers[$1], $1) }
  return places
}
