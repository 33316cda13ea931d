/// Calls that make objects in code that no release contains.
struct UnshippedMakers {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// - Parameter asked: takes the names that a further file must mention to change the answer.
  func contain(_ call: CallID, _ asked: inout Set<Demand>) -> Bool {
    let path = PathBytes(program.files[program.fileOfCall[call]].path)
    return isOfFake(call, &asked) || linked.xcodeProjects.absence(of: path) != nil
  }

  /// `#if DEBUG final class FakeStation`: returns true for code of a type of which only tests make objects.
  private func isOfFake(_ call: CallID, _ asked: inout Set<Demand>) -> Bool {
    let function = program.outermostFunction(program.calls[call].function)
    guard program.builds(ofCall: call).isSubset(of: .debugging), function >= 0,
      let owner = linked.table.owner(of: function), !program.functions[function].isStatic
    else { return false }
    asked.insert(owner.demand(.makes))
    // One test is enough.
    for word in ["XCTestCase", "Test"] {
      asked.insert(Demand(name: owner.lastName, use: .mentions, with: word, isSampled: true))
    }
    return linked.lifetime.isMadeByTestsOnly(owner.id)
  }
}
