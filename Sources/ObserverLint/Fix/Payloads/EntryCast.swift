/// An entry of a payload that is read and cast on the spot: `….userInfo?[key] as? Type`, and nothing else between.
struct EntryCast {
  var cast: NodeID
  var key: NodeID
  var type: NodeID

  /// The cast around a dictionary; nil where something else is done with it.
  init?(of dictionary: NodeID, in text: SourceText) {
    var current = dictionary
    var key: NodeID?
    while let around = text.parent(current) {
      switch text.kind(around) {
      case .optionalChain, .forceUnwrap: break
      case .tuple where key == nil && text.children(around).count == 1: break
      case .argument where key == nil && text.parentheses(around: current) != nil: break
      case .subscriptCall where key == nil && text.node(around).child == current:
        let arguments = text.children(around).dropFirst()
        guard arguments.count == 1, let only = arguments.first.flatMap({ text.children($0).first }) else { return nil }
        key = only
      case .cast:
        let parts = text.children(around)
        guard let key, parts.count == 2, parts[0] == current else { return nil }
        self.cast = around
        self.key = key
        self.type = parts[1]
        return
      default: return nil
      }
      current = around
    }
    return nil
  }
}
