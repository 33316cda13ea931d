/// The style of optional bindings: `let token`, or with the value, `let token = token`.
extension SourceText {
  /// A binding of a name to its own value, as the file or else the program writes bindings.
  func binding(_ name: String) -> String {
    spellsBindings ?? programSpellsBindings() ? "let \(name) = \(name)" : "let \(name)"
  }

  /// True if the file's bindings of names to their own values spell these. Nil if the file has no such binding.
  private var spellsBindings: Bool? {
    var result: Bool?
    for id in outline.nodes.indices where outline.nodes[id].kind == .bindingCondition {
      let parts = children(NodeID(id))
      guard let pattern = parts.first, kind(pattern) == .pattern, children(pattern).count == 1 else { continue }
      if parts.count == 1 { return false }
      if parts.count == 2, text(parts[1]) == name(children(pattern)[0]) { result = true }
    }
    return result
  }
}
