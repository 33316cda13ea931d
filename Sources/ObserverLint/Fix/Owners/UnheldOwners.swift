/// Objects that nothing keeps but their own block or task: they end at once where that holds them weakly.
extension FixContext {
  /// A fix that holds an object weakly needs a person's eye if the program makes such an object that nothing else keeps.
  ///
  /// - Parameter function: the function whose object the observation keeps.
  func judged(_ fix: Fix, keptBy function: FunctionID?) -> Fix {
    guard fix.safety == .safe, let function, fix.edits.contains(where: { Self.saysWeak($0.replacement) }),
      let owner = linked.table.owner(of: program.outermostFunction(function)),
      let unheld = linked.unheldObjects.object(keeping: owner)
    else { return fix }
    var fix = fix
    fix.concerns.append(Concern(.ownerMayEnd, unheld))
    return fix
  }

  private static func saysWeak(_ code: String) -> Bool {
    Array(code.utf8).withUnsafeBufferPointer { weakWord.contains(in: $0) }
  }

  private static let weakWord = WordSearch(["weak "])
}
