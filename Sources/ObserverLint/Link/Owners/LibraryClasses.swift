/// Classes that the repository's library offers to other programs. An example beside the library does not tell how often these
/// programs make an object.
struct LibraryClasses {
  let table: TypeTable
  let examples: ExampleApps
  private var program: Program { table.program }

  /// Returns true for a public class with an initializer that other programs may call.
  func contain(_ type: NominalID) -> Bool {
    let nominal = table.nominals[type]
    guard !nominal.isExternal, program.types[nominal.declaration].isPublic, isVisible(type) else { return false }
    let file = program.files[program.fileOfType[nominal.declaration]].source
    guard !examples.contain(file), examples.mayHaveUsers(file) else { return false }
    let initializers = program.nameIDs["init"].flatMap { nominal.functions[$0] } ?? []
    return initializers.isEmpty
      ? table.isBelowExternal[type] : initializers.contains { program.functions[$0].isPublic }
  }

  /// Returns true if each type around a type is public.
  private func isVisible(_ type: NominalID) -> Bool {
    guard let outer = table.outerType(of: type) else { return true }
    return program.types[table.nominals[outer].declaration].isPublic && isVisible(outer)
  }

  /// Returns true for a call in an example.
  func isExample(_ call: CallID) -> Bool { examples.contain(program.files[program.fileOfCall[call]].source) }
}
