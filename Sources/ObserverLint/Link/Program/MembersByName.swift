/// Some functions or variables that lie behind each other in a row. The first has the index 0.
struct Members<Fact>: RandomAccessCollection, ExpressibleByArrayLiteral {
  private var row: [ID<Fact>]
  private var start: Int
  let count: Int

  init(_ row: [ID<Fact>]) {
    self.row = row
    (start, count) = (0, row.count)
  }

  init(arrayLiteral elements: ID<Fact>...) { self.init(elements) }

  fileprivate init(_ row: [ID<Fact>], _ range: Range<Int>) {
    self.row = row
    (start, count) = (range.lowerBound, range.count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> ID<Fact> {
    precondition(index < count)
    return row[start + index]
  }

  static func + (left: Members, right: [ID<Fact>]) -> Members { left + Members(right) }

  static func + (left: Members, right: Members) -> Members {
    right.isEmpty ? left : left.isEmpty ? right : Members(Array(left) + right)
  }
}

typealias Functions = Members<FunctionFact>
typealias Variables = Members<VariableFact>

/// The members of types, by name: in one row for all, because most names are declared once or twice.
final class MembersByName<Fact> {
  /// A member of a type, as the program declares it.
  struct Declaration {
    var name: NameID
    var type: NominalID
    var member: ID<Fact>
  }

  private let names: Adjacency<Name, Fact>
  /// Places in the rows below, by name: those of one type lie behind each other.
  private let rows: Adjacency<Name, Declaration>
  private let members: [ID<Fact>]
  private let types: [NominalID]
  private let ofTypes: Adjacency<NominalType, Fact>
  private let nameCount: Int
  private let typeCount: Int

  /// - Parameter all: in the order of the program, with names and types below the counts.
  init(_ all: [Declaration], nameCount: Int, typeCount: Int) {
    self.nameCount = nameCount
    self.typeCount = typeCount
    names = Adjacency(count: nameCount, from: all.map(\.name), to: all.map(\.member))
    ofTypes = Adjacency(count: typeCount, from: all.map(\.type), to: all.map(\.member))
    let byType = Adjacency<NominalType, Declaration>(count: typeCount, of: all.count) { all[$0].type }.inOrder
    rows = Adjacency(count: nameCount, from: byType.map { all[$0].name }, to: byType)
    members = rows.inOrder.map { all[$0].member }
    types = rows.inOrder.map { all[$0].type }
  }

  /// The members of any type with a name; nil if there is none.
  subscript(name: NameID) -> Members<Fact>? {
    guard name >= 0, Int(name) < nameCount else { return nil }
    let range = names.range(of: name)
    return range.isEmpty ? nil : Members(names.inOrder, range)
  }

  /// The members of one type with a name; nil if there is none.
  subscript(name: NameID, of type: NominalID) -> Members<Fact>? {
    guard name >= 0, Int(name) < nameCount else { return nil }
    let range = rows.range(of: name)
    var start = range.lowerBound
    // Most names are declared by few types.
    if range.count > 8 {
      start = types[range].partitioningIndex { $0 >= type }
    } else {
      while start < range.upperBound, types[start] < type { start += 1 }
    }
    var end = start
    while end < range.upperBound, types[end] == type { end += 1 }
    return start == end ? nil : Members(members, start..<end)
  }

  /// All that one type declares, in the order of the program.
  func all(of type: NominalID) -> Members<Fact> {
    Int(type) < typeCount ? Members(ofTypes.inOrder, ofTypes.range(of: type)) : []
  }
}

/// The members of all types, filled in once those are known.
final class MemberTable {
  private(set) var functions = MembersByName<FunctionFact>([], nameCount: 0, typeCount: 0)
  private(set) var fields = MembersByName<VariableFact>([], nameCount: 0, typeCount: 0)

  func fill(functions: MembersByName<FunctionFact>, fields: MembersByName<VariableFact>) {
    self.functions = functions
    self.fields = fields
  }
}

/// The members of a type, by name.
struct MembersOfType<Fact> {
  let members: MembersByName<Fact>
  let type: NominalID

  subscript(name: NameID) -> Members<Fact>? { members[name, of: type] }

  /// In the order of the program.
  var all: Members<Fact> { members.all(of: type) }
}
