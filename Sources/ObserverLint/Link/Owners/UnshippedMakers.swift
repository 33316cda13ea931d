/// Calls that make objects in code that no release contains.
struct UnshippedMakers {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func contain(_ call: CallID) -> Bool {
    let path = PathBytes(program.files[program.fileOfCall[call]].path)
    return isOfFake(call) || linked.xcodeProjects.absence(of: path) != nil
  }

  /// `#if DEBUG final class FakeStation`: returns true for code of a type of which only tests make objects.
  private func isOfFake(_ call: CallID) -> Bool {
    let function = program.outermostFunction(program.calls[call].function)
    guard program.builds(ofCall: call).isSubset(of: .debugging), function >= 0,
      let owner = linked.table.owner(of: function), !program.functions[function].isStatic
    else { return false }
    return linked.lifetime.isMadeByTestsOnly(owner.id)
  }
}
