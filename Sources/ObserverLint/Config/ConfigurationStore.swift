/// Which configuration holds for the files that are linted.
public enum ConfigurationChoice: Sendable, Equatable {
  /// For each file that of the nearest folder upwards that has a `.observer-lint.json`.
  case nearest
  /// This one for all files.
  case file(PathBytes)
  case none

  package func located(in folder: PathBytes) -> ConfigurationChoice {
    if case .file(let file) = self { .file(file.located(in: folder)) } else { self }
  }
}

/// Reads configurations, each once, and remembers what is wrong in them. Asked by all threads of the walk.
final class ConfigurationStore: Sendable {
  private struct State {
    /// By their files.
    var configurations: [PathBytes: Configuration] = [:]
    var problems: [PathBytes: [Problem]] = [:]
  }

  /// Nobody writes as much by hand, and what is read takes some seventy times as much memory.
  private static let sizeLimit = 1 << 20

  private let state = Lock(State())
  private let choice: ConfigurationChoice

  /// The file of `choice` is canonical, if there is one.
  init(_ choice: ConfigurationChoice) { self.choice = choice }

  /// The files of all configurations that were read.
  var files: [PathBytes] { state.withLock { $0.configurations.values.flatMap(\.sources) } }

  var problems: [Problem] { state.withLock { $0.problems.values.flatMap(\.self) } }

  private static let unreadNames = [
    ".observer-lint.yml", ".observer-lint.yaml", ".observer-lint.toml", "observer-lint.json",
  ]

  /// The files that look like configurations in a folder that has none.
  func unreadFiles(in folder: PathBytes) -> [PathBytes] {
    guard choice == .nearest else { return [] }
    func isFile(_ path: PathBytes) -> Bool {
      if case .success((.file, _)) = Folder.identify(path) { true } else { false }
    }
    if isFile(folder.appending(SettingsSource.fileName)) { return [] }
    return Self.unreadNames.map { folder.appending(Array($0.utf8)) }.filter(isFile).sorted()
  }

  var source: SettingsSource {
    switch choice {
    case .none: .none
    case .file(let file): .fixed(configuration(of: file).folderSettings)
    case .nearest:
      .nearest { folder in self.configuration(of: folder.appending(SettingsSource.fileName)).folderSettings }
    }
  }

  /// The configuration of a file. Nil if there is none.
  func configuration(for file: SourceFile) -> Configuration? {
    switch choice {
    case .none: return nil
    case .file(let path): return configuration(of: path)
    case .nearest:
      if file.settingsPrefix == 0 { return nil }
      let folder = PathBytes(Array(file.path.bytes.prefix(file.settingsPrefix)))
      return configuration(of: folder.appending(SettingsSource.fileName))
    }
  }

  /// Returns the APIs that the configurations of some files add to the catalog.
  func additions(for files: some Sequence<SourceFile>) -> CatalogAdditions {
    configurations(for: files).reduce(into: CatalogAdditions()) { if let found = $1 { $0.formUnion(found.additions) } }
  }

  /// Rules that are off in all of these files.
  func rulesOff(in files: some Sequence<SourceFile>) -> Set<String> {
    var result: Set<String>?
    for configuration in configurations(for: files) {
      let off = configuration?.rulesOff ?? []
      result = result?.intersection(off) ?? off
    }
    return result ?? []
  }

  /// Returns the configurations of some files, each once; nil stands for files that have none.
  private func configurations(for files: some Sequence<SourceFile>) -> [Configuration?] {
    switch choice {
    case .none: return [nil]
    case .file(let path): return [configuration(of: path)]
    case .nearest:
      var seen: Set<ArraySlice<UInt8>> = []
      return files.compactMap { file in
        seen.insert(file.path.bytes.prefix(file.settingsPrefix)).inserted ? .some(configuration(for: file)) : nil
      }
    }
  }

  private func configuration(of file: PathBytes) -> Configuration {
    if let known = state.withLock({ $0.configurations[file] }) { return known }
    var problems: [Problem] = []
    let read = read(file, extendedBy: [], &problems)
    let found = problems
    state.withLock { state in
      state.configurations[file] = read
      state.problems[file] = found
    }
    return read
  }

  private static func explanation(_ failure: FileReader.Failure) -> String {
    switch failure {
    case .system(let error) where error.isFolder:
      "a folder, and no configuration; name the file in it, such as \(String(decoding: SettingsSource.fileName, as: UTF8.self))"
    case .notAFile: "not a regular file, and no configuration; name a file in JSON"
    case .system, .tooLarge: failure.explanation
    }
  }

  private func read(_ file: PathBytes, extendedBy chain: [PathBytes], _ problems: inout [Problem]) -> Configuration {
    let text: [UInt8]
    switch FileReader.bytes(of: file, atMost: Self.sizeLimit) {
    case .success(let bytes): text = bytes
    case .failure(let failure):
      problems.append(Problem(path: file, message: Self.explanation(failure)))
      return Configuration()
    }
    var reader = ConfigurationReader(text, file: file)
    var result = Configuration()
    for (path, offset) in reader.extended {
      guard case .success(let canonical) = Folder.canonical(path),
        case .success((.file, _)) = Folder.identify(canonical)
      else {
        reader.tell(offset, "there is no file '\(path)' to extend; the path is relative to this file's folder")
        continue
      }
      if canonical == file || chain.contains(canonical) {
        reader.tell(offset, "'\(path)' extends this file in turn; break the circle")
        continue
      }
      result.merge(read(canonical, extendedBy: chain + [file], &problems))
    }
    result.merge(reader.configuration)
    problems += reader.problems
    return result
  }
}
