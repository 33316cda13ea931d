/// The declarations of the linked program, by their places in the text.
final class LinkedDeclarations {
  private struct Place: Hashable {
    var file: Int
    var offset: Int
  }

  private let program: Program
  /// The places of the files in the linked program.
  private let files: [Int: FileID]
  private lazy var types = Dictionary(
    program.types.indices.map { type in
      (Place(file: program.sourceFile(ofType: TypeID(type)), offset: Int(program.types[type].offset)), type)
    }, uniquingKeysWith: { first, _ in first })
  private var functions: [Int: [Int32: FunctionID]] = [:]
  private var getters: [Int: [UInt32: FunctionID]] = [:]
  private var ordered: [Int: [Int]] = [:]

  init(_ program: Program) {
    self.program = program
    files = Dictionary(uniqueKeysWithValues: program.files.enumerated().map { ($0.element.source, FileID($0.offset)) })
  }

  /// The method, the initializer or the like that a place stands in.
  func function(around range: SourceRange) -> FunctionID? {
    let all = orderedFunctions(of: range.file)
    let next = all.partitioningIndex { Int(program.functions[$0].offset) > range.start }
    guard next > 0 else { return nil }
    let outermost = program.outermostFunction(FunctionID(all[next - 1]))
    return outermost >= 0 ? outermost : nil
  }

  /// The functions of a file by their places. Of those at one place, the first stands last.
  private func orderedFunctions(of source: Int) -> [Int] {
    if let known = ordered[source] { return known }
    let found = functions(of: source).sorted {
      (program.functions[$0].offset, $1) < (program.functions[$1].offset, $0)
    }
    ordered[source] = found
    return found
  }

  /// The function that a node declares, if it is linked.
  func function(_ node: NodeID, _ text: SourceText) -> FunctionID? {
    if functions[text.file] == nil {
      functions[text.file] = Dictionary(
        functions(of: text.file).map { (Int32(program.functions[$0].offset), FunctionID($0)) },
        uniquingKeysWith: { first, _ in first })
    }
    return functions[text.file]?[Int32(nameStart(node, text))]
  }

  /// The getter of the computed property that a node declares, if it is linked.
  func getter(_ node: NodeID, _ text: SourceText) -> FunctionID? {
    let known =
      getters[text.file]
      ?? Dictionary(
        functions(of: text.file).filter { program.functions[$0].kind == .getter && program.functions[$0].variable >= 0 }
          .map { (program.variables[program.functions[$0].variable].offset, FunctionID($0)) },
        uniquingKeysWith: { first, _ in first })
    getters[text.file] = known
    guard let pattern = text.children(node).first(where: { text.kind($0) == .pattern }),
      let name = text.children(pattern).first
    else { return nil }
    return known[UInt32(text.start(name))]
  }

  /// The declaration or extension of a type that a node is, if it is linked.
  func type(_ node: NodeID, _ text: SourceText) -> Int? {
    types[Place(file: text.file, offset: nameStart(node, text))]
  }

  private func nameStart(_ node: NodeID, _ text: SourceText) -> Int {
    let name = text.node(node).name
    return name >= 0 ? Int(text.lexeme(name).start) : -1
  }

  private func functions(of source: Int) -> Range<Int> {
    guard let file = files[source] else { return 0..<0 }
    let next = file + 1
    let end = Int(next) < program.files.count ? Int(program.files[next].firstFunction) : program.functions.count
    return Int(program.files[file].firstFunction)..<end
  }
}
