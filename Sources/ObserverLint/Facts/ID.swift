/// The number of a fact in the table of its kind. -1 is none.
///
/// Numbers of different tables have different types, so that none is taken for another.
struct ID<Fact>: Hashable, Strideable, Sendable, ExpressibleByIntegerLiteral {
  var number: Int32

  @inline(__always) init(_ number: Int32) { self.number = number }
  @inline(__always) init(_ number: Int) { self.number = Int32(number) }
  @inline(__always) init(integerLiteral number: Int32) { self.number = number }

  // The defaults of `Strideable` are slower: they ask for the distance.
  @inline(__always) static func == (one: Self, other: Self) -> Bool { one.number == other.number }
  @inline(__always) static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  func distance(to other: Self) -> Int { Int(other.number) - Int(number) }
  func advanced(by count: Int) -> Self { Self(Int(number) + count) }

  /// The number of the same fact behind others that are put before it.
  @inline(__always) static func + (id: Self, count: Int32) -> Self { Self(id.number + count) }
  @inline(__always) static func += (id: inout Self, count: Int32) { id.number += count }
}

extension Int {
  @inline(__always) init<Fact>(_ id: ID<Fact>) { self = Int(id.number) }
}

extension Array {
  /// The fact with a number.
  @inline(__always) subscript(id: ID<Element>) -> Element {
    get { self[Int(id.number)] }
    _modify { yield &self[Int(id.number)] }
  }
}

/// The text of a name has a number in the table of names.
enum Name {}

typealias NameID = ID<Name>
/// The number of a file in the program. The list of all sources has other numbers.
typealias FileID = ID<FileFacts>
typealias ValueID = ID<ValueFact>
typealias VariableID = ID<VariableFact>
typealias FunctionID = ID<FunctionFact>
typealias TypeID = ID<TypeFact>
typealias CallID = ID<CallFact>
typealias FlowID = ID<FlowFact>
