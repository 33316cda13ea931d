/// A type as it is written, taken apart.
indirect enum WrittenType {
  /// A type that is the same at each place.
  case settled(InferredType)
  /// A name whose meaning depends on the place.
  case named(String)
  case collection(WrittenType)
  case metatype(WrittenType)
  case function(parameters: String, result: String)
}

/// Takes types apart as they are written, each text once.
final class WrittenTypes {
  private let table: TypeTable
  private var known: [String: WrittenType] = [:]
  private var knownNames: Column<Name, WrittenType?>

  init(_ table: TypeTable) {
    self.table = table
    knownNames = Column(repeating: nil, count: table.program.nameCount)
  }

  func parts(of name: NameID) -> WrittenType {
    guard name >= 0 else { return .settled(.unknown) }
    if let known = knownNames[name] { return known }
    let written = takeApart(table.program.name(name), depth: 0)
    knownNames[name] = written
    return written
  }

  func parts(of text: String) -> WrittenType {
    if let known = known[text] { return known }
    let written = takeApart(text, depth: 0)
    known[text] = written
    return written
  }

  private func takeApart(_ text: String, depth: Int) -> WrittenType {
    guard !text.isEmpty, depth < 8 else { return .settled(.unknown) }
    if let element = TypeName.element(text) {
      let element = takeApart(String(element), depth: depth + 1)
      if case .settled(let type) = element { return .settled(.collection(type)) }
      return .collection(element)
    }
    let core = TypeName.core(text)
    if let parts = TypeName.functionParts(core) {
      return .function(parameters: String(parts.parameters), result: String(parts.result))
    }
    var spelled = TypeName.withoutGenerics(String(core))
    if spelled.hasSuffix(".Type") {
      spelled.removeLast(5)
      return .metatype(takeApart(spelled, depth: depth + 1))
    }
    if core.hasSuffix(">"), isStreamType(spelled), let generic = firstGeneric(core),
      Catalog.notificationTypes.contains(generic)
    {
      return .settled(.notificationStream)
    }
    if spelled == "NotificationCenter.Publisher" || spelled == "NotificationCenter.Notifications" {
      return .settled(.notificationStream)
    }
    if let target = table.aliasTarget(spelled), target != text,
      TypeName.functionParts(TypeName.core(target)) != nil
        || TypeName.element(target) != nil
    {
      return takeApart(target, depth: depth + 1)
    }
    if spelled.hasPrefix("(") || spelled.hasPrefix("[") { return .settled(.unknown) }
    return table.dependsOnPlace(spelled) ? .named(spelled) : .settled(.nominal(table.external(spelled)))
  }

  private func isStreamType(_ name: String) -> Bool {
    switch name {
    case "AnyPublisher", "Publisher", "Publishers", "PassthroughSubject", "AsyncStream", "AsyncThrowingStream",
      "Observable", "Driver", "Signal", "SignalProducer", "AnyAsyncSequence", "AsyncSequence", "PublishRelay",
      "PublishSubject":
      true
    default: false
    }
  }

  private func firstGeneric(_ text: Substring) -> String? {
    guard let open = text.firstIndex(of: "<") else { return nil }
    return TypeName.list(text[text.index(after: open)...].dropLast()).first.map(String.init)
  }
}
