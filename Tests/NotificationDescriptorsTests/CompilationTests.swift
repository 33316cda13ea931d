import Foundation
import Testing

/// The compiler's verdicts on calls, in the Swift 6 language mode. The compiler sees the modules that these tests link.
@Suite(.enabled(if: Compilation.isPossible, "swiftc is not on the path, or the modules do not lie beside these tests"))
struct CompilationTests {
  private static let declarations = """
    import Foundation
    import NotificationDescriptors

    final class Song { var plays = 0 }
    final class Station: Sendable {}
    let song = NotificationDescriptor(Notification.Name("song"), key: "song", as: Song.self)
    let tuned = NotificationDescriptor(Notification.Name("tuned"), from: Station.self, key: "band", as: String.self)
    let closed = NotificationDescriptor(Notification.Name("closed"), from: Station.self)
    let stopped = NotificationDescriptor(Notification.Name("stopped"))
    let louder = NotificationDescriptor(Notification.Name("louder"), key: "volume", as: Double.self)
    let others = NotificationReader(Notification.Name("others")) { try $0.value("count", as: Int.self) }

    func use(_ center: NotificationCenter, _ station: Station, _ bag: NotificationTokenBag) {

    """

  /// A handler elsewhere and the poster would share what is not `Sendable`.
  @Test(arguments: [
    "center.observeOnMainActor(song) { $0.plays += 1 }.store(in: bag)",
    "center.registerOnMainActor(station, for: song) { $1.plays += 1 }",
    "center.observe(song, queue: OperationQueue()) { $0.plays += 1 }.store(in: bag)",
    "center.register(station, for: song, queue: OperationQueue()) { $1.plays += 1 }",
    "_ = center.payloads(of: song)",
  ])
  func aPayloadThatCrossesMustBeSendable(_ call: String) throws {
    #expect(try Compilation.errors(in: Self.declarations + call + "\n}").contains { $0.contains("Sendable") })
  }

  /// Whose notifications can be asked for, and who posts, is of the descriptor's type.
  @Test(arguments: [
    "center.observe(tuned, object: \"Station\") { _ in }.store(in: bag)",
    "center.register(station, for: closed, object: \"Station\") { _, _ in }",
    "center.observe(stopped, object: \"Station\") { _ in }.store(in: bag)",
    "center.post(closed, station, from: Station())",
    "center.post(tuned, SentValue(sender: station, value: \"FM\"), from: station)",
    "center.post(others, 3)",
  ])
  func whatContradictsTheDescriptorDoesNotCompile(_ call: String) throws {
    #expect(try !Compilation.errors(in: Self.declarations + call + "\n}").isEmpty)
  }

  @Test func theRestCompilesWithoutAWarning() throws {
    let calls = """
      center.observe(song) { $0.plays += 1 }.store(in: bag)
      center.observe(tuned, object: station) { print($0.value) }.store(in: bag)
      center.observe(louder, object: station) { print($0) }.store(in: bag)
      center.observe(others) { print($0) }.store(in: bag)
      center.observeOnMainActor(.userDefaultsDidChange) { }.store(in: bag)
      center.register(station, for: stopped) { print($0) }
      center.registerOnMainActor(station, for: closed, object: station) { print($0, $1) }
      center.post(song, Song())
      center.post(closed, station)
      center.post(tuned, SentValue(sender: station, value: "FM"))
      center.post(louder, 0.5)
      center.post(louder, 0.5, from: station)
      center.post(stopped)
      center.post(stopped, from: station)
      }
      """
    #expect(try Compilation.complaints(in: Self.declarations + calls) == [])
  }
}

/// Type-checks a file beside the modules that these tests are linked with.
enum Compilation {
  /// Where SwiftPM puts the modules: beside the tests' own program.
  private static let modules: URL? = {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let places = bundles + [Bundle.main.executableURL].compactMap { $0 }
    return places.map { $0.deletingLastPathComponent().appendingPathComponent("Modules") }
      .first {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("NotificationDescriptors.swiftmodule").path)
      }
  }()

  private static let compiler: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  static var isPossible: Bool { modules != nil && compiler != nil }

  static func errors(in source: String) throws -> [String] {
    try complaints(in: source).filter { $0.contains("error: ") }
  }

  /// Lines of errors and warnings.
  static func complaints(in source: String) throws -> [String] {
    let (modules, compiler) = (try #require(modules), try #require(compiler))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compilation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appendingPathComponent("Use.swift"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = compiler
    process.arguments = ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", modules.path, "Use.swift"]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("Use.swift:") || $0.hasPrefix("<unknown>")
    }
    .filter { $0.contains("error: ") || $0.contains("warning: ") }
  }
}
