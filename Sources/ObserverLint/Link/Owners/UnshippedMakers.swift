/// Calls that make objects in code that no release contains.
struct UnshippedMakers {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true for a class that the repository's library offers to other programs, with an initializer: an example beside
  /// the library does not tell how often they make objects.
  func mayLeaveOut(makersOf type: NominalType) -> Bool {
    let declaration = program.types[Int(type.declaration)]
    let file = program.files[Int(program.fileOfType[Int(type.declaration)])].source
    var outer = linked.table.outerType(of: type.id)
    while let current = outer {
      guard program.types[Int(linked.table.nominals[current].declaration)].isPublic else { return false }
      outer = linked.table.outerType(of: current)
    }
    guard declaration.isPublic, !linked.examples.contain(file), linked.examples.mayHaveUsers(file) else { return false }
    let initializers = program.nameIDs["init"].flatMap { type.functions[$0] } ?? []
    return initializers.isEmpty
      ? linked.table.isBelowExternal[type.id] : initializers.contains { program.functions[Int($0)].isPublic }
  }

  /// - Parameter asked: takes the names that a further file must mention to change the answer.
  func contain(_ call: CallID, _ asked: inout Set<Demand>) -> Bool {
    let path = PathBytes(program.files[Int(program.fileOfCall[Int(call)])].path)
    return isOfFake(call, &asked) || linked.xcodeProjects.absence(of: path) != nil
  }

  /// `#if DEBUG final class FakeStation`: returns true for code of a type of which only tests make objects.
  private func isOfFake(_ call: CallID, _ asked: inout Set<Demand>) -> Bool {
    let function = program.outermostFunction(program.calls[Int(call)].function)
    guard program.builds(ofCall: call).isSubset(of: .debugging), function >= 0,
      let owner = linked.table.owner(of: function), !program.functions[Int(function)].isStatic
    else { return false }
    asked.insert(owner.demand(.makes))
    // One test is enough.
    for word in ["XCTestCase", "Test"] {
      asked.insert(Demand(name: owner.lastName, use: .mentions, with: word, isSampled: true))
    }
    return linked.lifetime.isMadeByTestsOnly(owner.id)
  }
}
