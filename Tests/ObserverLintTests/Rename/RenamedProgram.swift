@testable import ObserverLint

/// A program with every name that it declares itself replaced by one that means nothing.
struct RenamedProgram {
  private let names: [String: String]

  init(_ program: InMemoryProgram) {
    var declared: Set<String> = []
    var kept = MeaningfulNames.all
    for file in program.files {
      let facts = Self.facts(of: file)
      declared.formUnion(Self.names(declaredIn: facts))
      // A framework calls what overrides its methods.
      for function in facts.functions where function.isOverride { kept.insert(facts.names[Int(function.name)]) }
    }
    var names: [String: String] = [:]
    for (index, name) in declared.subtracting(kept).sorted().enumerated() {
      names[name] = name.first?.isUppercase == true ? "Qx\(index)z" : "qx\(index)z"
    }
    self.names = names
  }

  private static func facts(of file: InMemoryProgram.File) -> FileFacts {
    let outline = Parser.parse(Lexer.lex(file.bytes), bytes: file.bytes)
    return FactsBuilder.facts(of: outline, isMain: false)
  }

  private static func names(declaredIn facts: FileFacts) -> Set<String> {
    var result = Set(facts.variables.map { facts.names[Int($0.name)] })
    for function in facts.functions {
      if function.kind == .function || function.kind == .enumCase { result.insert(facts.names[Int(function.name)]) }
    }
    result.formUnion(facts.parameters.filter { $0.label >= 0 }.map { facts.names[Int($0.label)] })
    for type in facts.types where !type.isExtension {
      result.formUnion(type.path.split(separator: ".").map(String.init))
    }
    result.formUnion(facts.typealiases.map { facts.names[Int($0.name)] })
    return result.filter { $0.first?.isLetter == true }
  }

  func renamed(_ program: InMemoryProgram) -> InMemoryProgram {
    InMemoryProgram(
      program.files.map { file in
        var bytes: [UInt8] = []
        for token in Lexer.lex(file.bytes).tokens {
          bytes += renamed(token.kind, file.bytes[Int(token.start)..<Int(token.end)])
        }
        return InMemoryProgram.File(path: file.path, bytes: bytes)
      })
  }

  private func renamed(_ kind: TokenKind, _ text: ArraySlice<UInt8>) -> [UInt8] {
    let spelled = String(decoding: text, as: UTF8.self)
    switch kind {
    case .identifier, .dollarIdentifier:
      // `$name` is the projection of a property, and `_name` is its wrapper.
      guard let first = spelled.first, "$_".contains(first) else { return (names[spelled] ?? spelled).utf8.map(\.self) }
      return names[String(spelled.dropFirst())].map { Array("\(first)\($0)".utf8) } ?? Array(text)
    case .stringSegment:
      // A selector or a key path in a string.
      let first = spelled.prefix { $0 != ":" }
      return names[String(first)].map { Array($0.utf8) + Array(spelled.dropFirst(first.count).utf8) } ?? Array(text)
    default: return Array(text)
    }
  }
}
