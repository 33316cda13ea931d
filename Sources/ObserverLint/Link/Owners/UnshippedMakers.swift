/// Calls that make objects in code that no release contains.
struct UnshippedMakers {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  func contain(_ call: CallID) -> Bool {
    linked.xcodeProjects.leaveOut(PathBytes(program.files[Int(program.fileOfCall[Int(call)])].path))
  }
}
