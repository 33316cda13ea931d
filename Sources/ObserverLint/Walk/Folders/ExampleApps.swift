/// The apps beside a library that show how it is used, or that test it. Nobody ships them, so nobody meets the harm of a leak
/// there.
///
/// Such an app lies in a folder of the repository's root, whose name says what it is. The root offers a library: a package with
/// a library product, or a pod. Or the folder lies beside the manifest of a module that Tuist generates, which is a project
/// of its own. Whoever lints nothing but an example wants its findings.
final class ExampleApps {
  private let sources: ProgramSources
  private var libraries: [PathBytes: Bool] = [:]
  private var modules: [PathBytes: Bool] = [:]
  private var apps: [ArraySlice<UInt8>: Bool] = [:]

  init(_ sources: ProgramSources) { self.sources = sources }

  /// True if files outside of all examples are linted, too.
  private lazy var isMoreLinted = sources.files.contains {
    $0.isReported && !isNamedAsExample($0) && !isOfModule($0)
  }

  func contain(_ file: Int) -> Bool {
    guard isMoreLinted else { return false }
    return isNamedAsExample(sources.files[file]) && mayHaveUsers(file) || isOfModule(sources.files[file])
  }

  /// `Player/Demo/Sources`, beside `Player/Project.swift`.
  private func isOfModule(_ file: SourceFile) -> Bool {
    var path = file.path.bytes.prefix(upTo: file.path.bytes.lastIndex(of: Self.slash) ?? 0)
    while path.count > file.homePrefix, let slash = path.lastIndex(of: Self.slash), slash >= file.homePrefix {
      if Self.isNameOfExample(path[(slash + 1)...]), isModule(PathBytes(Array(path[..<slash]))) { return true }
      path = path[..<slash]
    }
    return false
  }

  private func isModule(_ folder: PathBytes) -> Bool {
    if let known = modules[folder] { return known }
    let manifest = Array("Project.swift".utf8)
    let entries = (try? Folder.entries(of: folder, endings: [], names: [manifest]).get()) ?? []
    modules[folder] = entries.contains { $0.kind == .file && $0.name == manifest }
    return modules[folder] ?? false
  }

  private static let slash = UInt8(ascii: "/")

  /// Returns true if other programs may use what a file makes public: the root of its repository offers a library. Packages
  /// and frameworks of an app's repository are parts of the app.
  func mayHaveUsers(_ file: Int) -> Bool {
    let file = sources.files[file]
    return file.homePrefix == 0 || offersLibrary(PathBytes(Array(file.path.bytes.prefix(file.homePrefix - 1))))
  }

  /// Returns true if code of other programs may call what a file makes public. A repository without an app is a framework.
  func mayHaveCallers(_ file: Int) -> Bool { mayHaveUsers(file) || !hasApp(sources.files[file]) }

  private func hasApp(_ file: SourceFile) -> Bool {
    let home = file.path.bytes.prefix(file.homePrefix)
    if let known = apps[home] { return known }
    let files = sources.files.indices.filter { sources.files[$0].path.bytes.prefix(file.homePrefix) == home }
    apps[home] = EntryPoints(sources).areIn(files)
    return apps[home] ?? false
  }

  private func isNamedAsExample(_ file: SourceFile) -> Bool {
    guard file.homePrefix > 0 else { return false }
    let folders = file.path.bytes.dropFirst(file.homePrefix).split(separator: UInt8(ascii: "/")).dropLast()
    return folders.first.map { Self.isNameOfExample($0) } ?? false
  }

  private func offersLibrary(_ folder: PathBytes) -> Bool {
    if let known = libraries[folder] { return known }
    let package = Array("Package.swift".utf8)
    let entries = (try? Folder.entries(of: folder, endings: [Array(".podspec".utf8)], names: [package]).get()) ?? []
    let offers = entries.contains { entry in
      guard entry.kind == .file else { return false }
      guard entry.name == package else { return entry.name.suffix(8).elementsEqual(".podspec".utf8) }
      guard case .success(let text) = FileReader.bytes(of: folder.appending(package)) else { return false }
      return text.withUnsafeBufferPointer { Self.product.contains(in: $0) }
    }
    libraries[folder] = offers
    return offers
  }

  private static let product = WordSearch([".library("])

  /// `Examples`, `DemoApp`, `iOSExample`, `player-sample`, `SmokeTests`: a word of the name says it. A sample at the
  /// beginning may be one of sounds or measurements.
  private static func isNameOfExample(_ name: some Sequence<UInt8>) -> Bool {
    let words = words(of: Array(name)).filter { !["", "app", "apps"].contains($0) }
    return words.contains { ["example", "examples", "demo", "demos"].contains($0) }
      || words.last.map { ["sample", "samples", "tests", "benchmarks"].contains($0) } ?? false
  }

  /// The words of a name in lower case. A word begins behind a sign, at a capital letter behind a small one, and at the last
  /// of several capital letters.
  private static func words(of name: [UInt8]) -> [String] {
    func isCapital(_ index: Int) -> Bool { name.indices.contains(index) && (0x41...0x5A).contains(name[index]) }
    func isSmall(_ index: Int) -> Bool { name.indices.contains(index) && (0x61...0x7A).contains(name[index]) }
    var result: [String] = [""]
    for index in name.indices {
      let begins = isCapital(index) && (isSmall(index - 1) || isCapital(index - 1) && isSmall(index + 1))
      if begins || !isCapital(index) && !isSmall(index) { result.append("") }
      if isCapital(index) || isSmall(index) {
        result[result.count - 1].append(Character(Unicode.Scalar(name[index] | 0x20)))
      }
    }
    return result
  }
}
