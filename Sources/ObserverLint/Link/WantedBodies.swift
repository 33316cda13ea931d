/// What linking would have looked at, had it been read: bodies, and names that bodies mention. Whoever looks something
/// up over the bodies of the program says so here, and gets a complete answer once the program is linked anew.
final class WantedBodies {
  /// Names that the bodies of files already read may mention.
  var mentioned: Set<Int32> = []
  /// Types that they may make, and properties that they may store into.
  var made: Set<String> = []
  var assigned: Set<Int32> = []
  /// Functions and closures whose bodies were not read.
  var bodies: Set<FunctionID> = []
}

extension Program {
  /// Asks for a body, if it was not read.
  func require(_ function: FunctionID) {
    var current = function
    while current >= 0 {
      if functions[Int(current)].closedBody >= 0 { wanted.bodies.insert(current) }
      current = functions[Int(current)].parent
    }
  }

  /// What is wanted, as files are searched for it.
  var wantedNearby: (names: NamesWanted, places: [Int: [UInt32]]) {
    var names = NamesWanted()
    names.mentioned = Set(wanted.mentioned.map { name($0) })
    names.made = wanted.made
    names.assigned = Set(wanted.assigned.map { name($0) })
    var places: [Int: [UInt32]] = [:]
    for body in wanted.bodies {
      places[file(ofFunction: body).source, default: []].append(UInt32(functions[Int(body)].closedBody))
    }
    return (names, places)
  }
}
