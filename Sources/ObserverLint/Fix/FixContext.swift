/// The program, the settings and the look-ups that the fixes of a program share.
final class FixContext {
  let linked: LinkedProgram
  let sources: ProgramSources
  let settings: ProgramSettings
  /// The style on the command line, for all files.
  private let style: FixStyle?
  private var texts: [Int: SourceText] = [:]
  /// All files of the program.
  let files: [Int]
  private(set) lazy var sites = SiteLookups(linked)
  private(set) lazy var bodies = BodyValues(linked)
  private(set) lazy var owners = OwnerLookups(self)
  private(set) lazy var lookups = DescriptorLookups(self)
  private(set) lazy var repetitions = Repetitions(linked)
  private let languageModes = Answers<PathBytes, Bool?>()

  init(
    _ linked: LinkedProgram, _ sources: ProgramSources, _ settings: ProgramSettings, files: [Int], style: FixStyle?
  ) {
    self.linked = linked
    self.sources = sources
    self.settings = settings
    self.files = files
    self.style = style
  }

  /// The files that declare or extend a type of one of these names.
  func files(declaring types: Set<String>) -> [Int] {
    var declaring: Set<Int> = []
    for (type, file) in zip(program.types, program.fileOfType)
    where type.path.split(separator: ".").contains(where: { types.contains(String($0)) }) {
      declaring.insert(program.files[file].source)
    }
    for fact in program.typealiases where types.contains(program.name(fact.name)) {
      declaring.insert(program.files[fact.file].source)
    }
    return declaring.sorted()
  }

  // MARK: Texts

  /// Nil for a file that no edit asked for so far.
  func knownText(_ file: Int) -> SourceText? { texts[file] }

  func text(_ file: Int) -> SourceText {
    if let known = texts[file] { return known }
    let text = SourceText(file: file, bytes: sources.store.bytes(of: file))
    text.programSpellsBindings = { [unowned self] in spellsBindings }
    texts[file] = text
    return text
  }

  /// The code of a call.
  func code(of call: CallID) throws(Unfixable) -> (node: NodeID, text: SourceText) {
    let range = program.range(ofCall: call)
    let text = text(range.file)
    guard let node = text.call(namedAt: range.start) else {
      throw Unfixable(.unsupportedForm, "the call has a form that the fix does not support")
    }
    return (node, text)
  }

  /// True if the files of the program bind `self` with its value alone.
  private lazy var spellsBindings: Bool = {
    let spelled = WordSearch(["let self = self"])
    let short = WordSearch(["let self else", "let self,", "let self {"])
    var isSpelled = false
    for file in program.files {
      let bytes = sources.store.bytes(of: file.source)
      if bytes.withUnsafeBufferPointer({ short.contains(in: $0) }) { return false }
      if !isSpelled { isSpelled = bytes.withUnsafeBufferPointer { spelled.contains(in: $0) } }
    }
    return isSpelled
  }()

  /// `any `, except where the program is written for compilers that do not know it. These do not bind `self` alone either,
  /// which came one version later.
  private(set) lazy var existential: String = {
    let spelled = WordSearch([": any ", "[any ", "(any ", "<any ", " as? any ", " as! any ", "-> any "])
    let isOld =
      spellsBindings
      && !program.files.contains { file in
        sources.store.bytes(of: file.source).withUnsafeBufferPointer { spelled.contains(in: $0) }
      }
    return isOld ? "" : "any "
  }()

  /// Returns true if the nearest manifest or project around a file asks for the mode of Swift 5 at most, without complete
  /// checks of concurrency.
  func isLenient(_ file: Int) -> Bool {
    sources.folders(around: file).lazy.compactMap { folder in
      self.languageModes.answer(folder) { LanguageModeSearch(in: folder).isLenient }
    }.first ?? existential.isEmpty
  }

  // MARK: Descriptors

  /// Nil: the descriptor's where the file's target imports the library, else the token's.
  func style(of file: Int) -> FixStyle? { style ?? settings.rewriteStyle(file).flatMap { FixStyle(rawValue: $0) } }

  func usesDescriptors(_ text: SourceText) -> Bool {
    style(of: text.file).map { $0 == .descriptor }
      ?? (importsDescriptors(text)
        || !targetsWithDescriptors.isEmpty && targetFolder(of: text.file).map(targetsWithDescriptors.contains) ?? false)
  }

  /// A package's targets of which some file imports the library, so that each of their files can.
  private lazy var targetsWithDescriptors: Set<String> = {
    guard let library = program.nameIDs[Self.library] else { return [] }
    return Set(
      program.files.lazy.filter { $0.imports.contains(library) }.compactMap { self.targetFolder(of: $0.source) })
  }()

  /// The folder below `Sources` or `Tests` that a package's target has; nil where the layout is another.
  func targetFolder(of file: Int) -> String? {
    let parts = sources.files[file].path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let folder = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), folder + 2 < parts.count else {
      return nil
    }
    return parts[...(folder + 1)].joined(separator: "/")
  }

  func importsDescriptors(_ text: SourceText) -> Bool { text.imports.contains { text.name($0) == Self.library } }

  static let library = "NotificationDescriptors"
}
