/// Some functions or variables that lie behind each other in a row. The first has the index 0.
struct Members: RandomAccessCollection, ExpressibleByArrayLiteral {
  private var row: [Int32]
  private var start: Int
  let count: Int

  init(_ row: [Int32]) {
    self.row = row
    (start, count) = (0, row.count)
  }

  init(arrayLiteral elements: Int32...) { self.init(elements) }

  fileprivate init(_ row: [Int32], _ range: Range<Int>) {
    self.row = row
    (start, count) = (range.lowerBound, range.count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> Int32 {
    precondition(index < count)
    return row[start + index]
  }

  static func + (left: Members, right: [Int32]) -> Members { left + Members(right) }

  static func + (left: Members, right: Members) -> Members {
    right.isEmpty ? left : left.isEmpty ? right : Members(Array(left) + right)
  }
}

/// The members of types, by name: in one row for all, because most names are declared once or twice.
final class MembersByName {
  private let names: Adjacency
  /// Places in the rows below, by name: those of one type lie behind each other.
  private let rows: Adjacency
  private let members: [Int32]
  private let types: [Int32]
  private let ofTypes: Adjacency
  private let nameCount: Int
  private let typeCount: Int

  /// - Parameter all: in the order of the program, with names and types below the counts.
  init(_ all: [(name: NameID, type: Int32, member: Int32)], nameCount: Int, typeCount: Int) {
    self.nameCount = nameCount
    self.typeCount = typeCount
    names = Adjacency(count: nameCount, from: all.map(\.name), to: all.map(\.member))
    ofTypes = Adjacency(count: typeCount, from: all.map(\.type), to: all.map(\.member))
    let byType = Adjacency(count: typeCount, of: all.count) { all[$0].type }.inOrder
    rows = Adjacency(count: nameCount, from: byType.map { all[Int($0)].name }, to: byType)
    members = rows.inOrder.map { all[Int($0)].member }
    types = rows.inOrder.map { all[Int($0)].type }
  }

  /// The members of any type with a name; nil if there is none.
  subscript(name: NameID) -> Members? {
    guard name >= 0, name < nameCount else { return nil }
    let range = names.range(of: name)
    return range.isEmpty ? nil : Members(names.inOrder, range)
  }

  /// The members of one type with a name; nil if there is none.
  subscript(name: NameID, of type: Int) -> Members? {
    guard name >= 0, name < nameCount else { return nil }
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
  func all(of type: Int) -> Members {
    type < typeCount ? Members(ofTypes.inOrder, ofTypes.range(of: Int32(type))) : []
  }
}

/// The members of all types, filled in once those are known.
final class MemberTable {
  private(set) var functions = MembersByName([], nameCount: 0, typeCount: 0)
  private(set) var fields = MembersByName([], nameCount: 0, typeCount: 0)

  func fill(functions: MembersByName, fields: MembersByName) {
    self.functions = functions
    self.fields = fields
  }
}

/// The members of a type, by name.
struct MembersOfType {
  let members: MembersByName
  let type: Int

  subscript(name: NameID) -> Members? { members[name, of: type] }

  /// In the order of the program.
  var all: Members { members.all(of: type) }
}
