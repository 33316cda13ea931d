/// Follows inheritance from file to file as far as spelled names tell, so that a hierarchy is read in one wave.
struct Supertypes {
  /// The last names of the types that the files declare.
  private var declared: Set<String> = []

  init(of files: [FactsGatherer.FactsOfFile]) { for file in files { add(file.facts) } }

  private mutating func add(_ facts: FileFacts) {
    for type in facts.types where !type.isExtension { declared.insert(TypeName.lastPart(type.path)) }
  }

  /// Returns the types that wanted supertypes inherit from, and that no file so far declares.
  mutating func demands(_ files: [FactsGatherer.FactsOfFile], _ wanted: Set<Demand>) -> Set<Demand> {
    for file in files { add(file.facts) }
    var result: Set<Demand> = []
    for file in files {
      for type in file.facts.types
      where wanted.contains(.declaresSupertype(TypeName.lastPart(type.path))) {
        for inherited in type.inherited {
          for part in TypeName.compositionParts(file.facts.names[Int(inherited)]) {
            let spelled = TypeName.withoutGenerics(String(TypeName.core(part)))
            let last = TypeName.lastPart(spelled)
            if !declared.contains(last), !SystemTypes.isKnown(spelled) { result.insert(.declaresSupertype(last)) }
          }
        }
      }
    }
    return result
  }
}
