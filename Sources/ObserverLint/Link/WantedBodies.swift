/// What linking would have looked at, had it been read: bodies, and names that bodies mention. Whoever looks something
/// up over the bodies of the program says so here, and gets a complete answer once the program is linked anew.
final class WantedBodies {
  /// Names that the bodies of files already read may mention.
  var mentioned: Set<Int32> = []
  /// Functions and properties of the program's own that they may use.
  var members: Set<WantedMember> = []
  /// Names that only matter in files where another one stands.
  var together: Set<NamesTogether> = []
  /// Types that they may make, and properties that they may store into.
  var made: Set<String> = []
  var assigned: Set<Int32> = []
  /// Functions and closures whose bodies were not read.
  var bodies: Set<FunctionID> = []
}

/// A function or property whose uses matter.
struct WantedMember: Hashable {
  var name: NameID
  /// The declaration or extension that it stands in, or -1.
  var owner: TypeID
  /// The only file that can name it, or -1.
  var file: Int32
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

  func member(function: FunctionID) -> WantedMember {
    let fact = functions[Int(function)]
    // A local function is named in the body around it alone.
    let isLocal = fact.parent >= 0 && functions[Int(fact.parent)].kind != .topLevel
    let isHidden = fact.isPrivate || isLocal
    return WantedMember(
      name: fact.name, owner: fact.owner, file: isHidden ? fileOfFunction[Int(function)] : -1)
  }

  func member(variable: VariableID) -> WantedMember {
    let fact = variables[Int(variable)]
    let isHidden = (fact.isPrivate || fact.isFileprivate) && fact.owner >= 0
    return WantedMember(
      name: fact.name, owner: fact.owner, file: isHidden ? fileOfType[Int(fact.owner)] : -1)
  }
}

/// What is wanted in the files that were read, as their bytes are searched for it.
struct WantedNearby {
  var names = NamesWanted()
  /// Names that only one file can mention, by its index among the sources.
  var namesOfFile: [Int: Set<String>] = [:]
  /// Where bodies begin, by file.
  var places: [Int: [UInt32]] = [:]
}

extension NamesWanted {
  /// Files are searched for words. What an operator that no file declares that was read does is unknown.
  mutating func leaveOutOperators() {
    if declared.contains(where: OperatorSpelling.isName) { declared = declared.filter { !OperatorSpelling.isName($0) } }
    if mentioned.contains(where: OperatorSpelling.isName) {
      mentioned = mentioned.filter { !OperatorSpelling.isName($0) }
    }
  }
}

extension LinkedProgram {
  /// With more types than this about, a name is looked for wherever it stands.
  private static let maximumTypes = 64

  var wantedNearby: WantedNearby {
    let wanted = program.wanted
    var result = WantedNearby()
    result.names.mentioned = Set(wanted.mentioned.map { program.name($0) })
    result.names.together = wanted.together
    result.names.made = wanted.made
    result.names.assigned = Set(wanted.assigned.map { program.name($0) })
    for body in wanted.bodies {
      result.places[program.file(ofFunction: body).source, default: []].append(
        UInt32(program.functions[Int(body)].closedBody))
    }
    var open: [(name: String, types: [Int])] = []
    for member in wanted.members {
      let name = program.name(member.name)
      if OperatorSpelling.isName(name) { continue }
      if member.file >= 0 {
        result.namesOfFile[program.files[Int(member.file)].source, default: []].insert(name)
      } else if let owner = table.nominal(of: member.owner), !owner.isExternal {
        open.append((name, table.typesWithMember(member.name, of: owner.id, limit: Self.maximumTypes + 1)))
      } else {
        result.names.mentioned.insert(name)
      }
    }
    result.names.leaveOutOperators()
    if open.isEmpty { return result }
    let signs = TypeSigns(self, of: Set(open.lazy.filter { $0.types.count <= Self.maximumTypes }.flatMap(\.types)))
    for (name, types) in open {
      let others = types.count > Self.maximumTypes ? [] : types.flatMap { signs[$0] }
      // A word as short as that is nearly everywhere, and slow to look for; as many tell nothing.
      if others.isEmpty || others.contains(where: { $0.utf8.count < 4 }) {
        result.names.mentioned.insert(name)
      } else {
        for other in others { result.names.together.insert(NamesTogether(name: name, other: other)) }
      }
    }
    return result
  }
}
