/// A value for each fact of a table.
struct Column<Fact, Value>: Sequence {
  private var values: [Value]

  init() { values = [] }
  init(_ values: [Value]) { self.values = values }
  init(repeating value: Value, count: Int) { values = Array(repeating: value, count: count) }

  var count: Int { values.count }

  @inline(__always) subscript(id: ID<Fact>) -> Value {
    get { values[Int(id.number)] }
    _modify { yield &values[Int(id.number)] }
  }

  func makeIterator() -> IndexingIterator<[Value]> { values.makeIterator() }

  mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }
  mutating func append(_ value: Value) { values.append(value) }
  mutating func append(contentsOf more: some Sequence<Value>) { values.append(contentsOf: more) }

  /// Facts that were numbered since have a value, too.
  mutating func grow(to count: Int, with value: Value) { values.grow(to: count, with: value) }
}

extension Column: Sendable where Fact: Sendable, Value: Sendable {}
