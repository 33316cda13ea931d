/// The Xcode projects of a clone that share no code with the rest of it, such as one of several apps side by side. Each of
/// them is a program of its own.
///
/// Such a project is a folder that holds an Xcode project. No folder around it holds anything that builds code, and no path
/// in a project, a workspace or a manifest leads out of it or into it. Everything else in the clone stays together, because
/// a program that lacks a part of its code has wrong findings.
struct SeparateProjects {
  private let root: PathBytes
  /// The folders that hold something that builds code.
  private var marked: Set<PathBytes> = []
  /// The folders of the projects. Empty if a file of the clone may tie any folders together.
  private(set) var folders: Set<PathBytes> = []

  /// Reads the projects of a clone when it is called.
  init(in root: PathBytes) {
    self.root = root
    if Self.isMarked(root) { return }
    let files = ProjectFiles(folders: [root]).paths(ending: Self.endings + Self.names).filter { Self.marks($0.name) }
    marked = Set(files.compactMap(Self.home))
    // A workspace around some projects ties them together, also if it is empty or ignored.
    let units = Set(files.filter { Self.isXcodes($0) }.compactMap { unit(of: $0) })
    let around = Set(units.flatMap { folders(around: $0) }).filter(Self.isMarked)
    var candidates = units.filter { around.isDisjoint(with: folders(around: $0)) }
    var reader = FileReader()
    for file in files where !candidates.isEmpty {
      guard let home = unit(of: file), let places = Self.references(of: file, &reader) else { return }
      for place in places where unit(of: place) != home {
        candidates.remove(home)
        candidates = candidates.filter { $0 != place && $0.relative(to: place) == nil && place.relative(to: $0) == nil }
      }
    }
    folders = candidates
  }

  /// The files, each with its separate project as its program.
  ///
  /// - Parameter linked: The files to which links lead. A link may lead from any project to any file.
  static func divide(_ files: [SourceFile], linked: [SourceFile]) -> [SourceFile] {
    func root(_ file: SourceFile) -> ArraySlice<UInt8> {
      file.path.bytes.prefix(file.programPrefix > 0 ? file.programPrefix : file.homePrefix)
    }
    let linked = Set(linked.map(root))
    var projects: [ArraySlice<UInt8>: SeparateProjects] = [:]
    var homes: Set<ArraySlice<UInt8>> = []
    // Files of one clone mostly lie behind each other.
    for (index, file) in files.enumerated() where index == 0 || root(file) != root(files[index - 1]) {
      homes.insert(root(file))
    }
    for home in homes where home.count > 1 && !linked.contains(home) {
      let found = SeparateProjects(in: PathBytes(Array(home.dropLast())))
      if !found.folders.isEmpty { projects[home] = found }
    }
    if projects.isEmpty { return files }
    return files.map { file in
      var file = file
      if let projects = projects[root(file)], let unit = projects.unit(of: file.path), projects.folders.contains(unit) {
        file.programPrefix = unit.lengthAsPrefix
      }
      return file
    }
  }

  // MARK: Folders

  private static let endings = XcodeProjects.endings + [".xcworkspacedata", ".podspec"].map { Array($0.utf8) }
  private static let names = XcodeProjects.manifests + [Array("Podfile".utf8)]

  private static func marks(_ name: ArraySlice<UInt8>) -> Bool {
    endings.contains { name.suffix($0.count).elementsEqual($0) } || names.contains { name.elementsEqual($0) }
  }

  private static func isMarked(_ folder: PathBytes) -> Bool {
    let entries = try? Folder.entries(of: folder, endings: endings, names: names).get()
    return entries?.contains { $0.kind == .file || ProjectFolder.isXcodes($0.name[...]) } ?? true
  }

  /// The folder that a file builds code for. A project and a workspace are folders themselves.
  private static func home(of file: PathBytes) -> PathBytes? {
    isXcodes(file) || file.name.elementsEqual("contents.xcworkspacedata".utf8) ? file.parent?.parent : file.parent
  }

  private static func isXcodes(_ file: PathBytes) -> Bool { file.name.elementsEqual("project.pbxproj".utf8) }

  /// The outermost marked folder that holds a place, or that is the place. Nil for a place outside of all.
  private func unit(of place: PathBytes) -> PathBytes? {
    var result: PathBytes?
    var next: PathBytes? = place
    while let folder = next, folder != root {
      if marked.contains(folder) { result = folder }
      next = folder.parent
    }
    return next == nil ? nil : result
  }

  /// The folders between a unit and the root.
  private func folders(around unit: PathBytes) -> [PathBytes] {
    Array(sequence(first: unit, next: \.parent).dropFirst().prefix { $0 != root })
  }

  // MARK: References

  private static let dots = WordSearch([".."])
  private static let tuist = WordSearch(["ProjectDescription"])

  /// The places that a file names by paths with `..`. Nil for a file that may name any place.
  private static func references(of file: PathBytes, _ reader: inout FileReader) -> [PathBytes]? {
    let name = file.name
    let isSwift = name.suffix(6).elementsEqual(".swift".utf8)
    let isPackage = name.elementsEqual("Package.swift".utf8)
    if XcodeProjects.manifests.contains(where: { name.elementsEqual($0) }), !isPackage {
      // Tools that write projects have paths of their own, such as those from the root.
      guard isSwift, case .success(false) = reader.read(file, { tuist.contains(in: $0) }) else { return nil }
      return []
    }
    // Most projects have no such path, and to read them takes long.
    guard case .success(let read) = reader.read(file, { dots.contains(in: $0) ? Array($0) : nil }) else { return nil }
    guard let bytes = read else { return [] }
    return home(of: file).map { home in paths(in: bytes).flatMap { places(of: $0, from: home) } }
  }

  /// `.package(path: "../Core")`, `location = "group:../Core/Core.xcodeproj"`, `pod 'Core', :path => '../Core (iOS)'`,
  /// `path = ../Core/Core.swift;`, `$(SRCROOT)/../Core`
  private static func paths(in text: [UInt8]) -> [ArraySlice<UInt8>] {
    let quotes = Set("\"'\r\n;".utf8)
    let signs = Set("\"'\r\n;,():=[] ".utf8)
    let parts = text.split { quotes.contains($0) } + text.split { signs.contains($0) }
    return parts.compactMap { part in
      // `= ../Core`, `group:../Core`
      let path = part.drop { !WordBounds.isWord($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
      let beyond = path.firstIndex(of: UInt8(ascii: ":")).map { path[($0 + 1)...] } ?? path
      // `@executable_path/../Frameworks` is a place in the product.
      return beyond.first == UInt8(ascii: "@") ? nil : beyond
    }.filter { $0.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) } }
  }

  /// The places that a path with `..` may mean: the group of a project in which it stands may lie deeper than the project.
  /// Nothing need stand there yet, because tools make some folders.
  private static func places(of path: ArraySlice<UInt8>, from home: PathBytes) -> [PathBytes] {
    let parts = path.split(separator: UInt8(ascii: "/"))
    let behind = (parts.lastIndex { $0.elementsEqual("..".utf8) } ?? -1) + 1
    let rest = PathBytes(Array(parts[behind...].joined(separator: [UInt8(ascii: "/")])))
    return [PathBytes(Array(path)).normalized(in: home)]
      + sequence(first: home, next: \.parent).dropFirst().map { rest.normalized(in: $0) }
  }
}
