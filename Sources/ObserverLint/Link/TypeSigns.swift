/// Names without which no file has a value of a type, as far as names tell: the type's own, and those of what is
/// declared to have or to return one.
struct TypeSigns {
  private var signs: [Int: Set<String>] = [:]

  init(_ linked: LinkedProgram, of types: Set<Int>) {
    let program = linked.program
    var typesByName: [String: [Int]] = [:]
    for type in types {
      signs[type] = [linked.table.nominals[type].firstName]
      typesByName[linked.table.nominals[type].lastName, default: []].append(type)
    }
    // The types that a written type speaks of, by its name's number.
    var spoken: [NameID: [Int]] = [:]
    func note(_ name: NameID, hasType written: NameID) {
      guard name >= 0, written >= 0 else { return }
      let found = spoken[written] ?? Self.types(spokenOfIn: program.name(written), typesByName)
      spoken[written] = found
      for type in found { signs[type, default: []].insert(program.name(name)) }
    }
    for fact in program.typealiases { note(fact.name, hasType: fact.target) }
    for fact in program.functions where fact.kind == .function { note(fact.name, hasType: fact.result) }
    for fact in program.variables where fact.kind == .field || fact.kind == .global {
      note(fact.name, hasType: fact.type)
      guard fact.type < 0, fact.initial >= 0, program.values[Int(fact.initial)].kind == .call else { continue }
      note(fact.name, hasType: program.callNameID(program.values[Int(fact.initial)].a))
    }
  }

  private static func types(spokenOfIn text: String, _ typesByName: [String: [Int]]) -> [Int] {
    var result: [Int] = []
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for end in 0...bytes.count {
        if end < bytes.count, isWord(bytes[end]) { continue }
        if start < end, let types = typesByName[String(decoding: bytes[start..<end], as: UTF8.self)] { result += types }
        start = end + 1
      }
    }
    return result
  }

  /// Letters outside of ASCII count too.
  private static func isWord(_ byte: UInt8) -> Bool { WordBounds.isWord(byte) || byte >= 0x80 }

  subscript(type: Int) -> Set<String> { signs[type] ?? [] }
}
