/// The file that `observer-lint shadow` writes into a module.
///
/// Its first line names the command and a checksum of the rest. A file whose checksum is right is as it was written, by this
/// version or another, and may be written anew; any other is somebody's own.
package enum ShadowFile {
  package static let name = "NotificationCenter+ObserverProbe.swift"

  package static let mark = "// Written by `observer-lint shadow`, checksum "

  private static let body = """
    // Under the condition ObserverProbe, NotificationCenter is the probe's center in this module, which remembers who
    // registers. `swift test --traits ObserverProbe` sets it. A module that imports this one and names NotificationCenter
    // needs such a file, too. A file that was edited is never written over.
    #if ObserverProbe
      @_exported import LeakProbe

      public typealias NotificationCenter = ProbeCenter
    #endif

    """

  package static var text: String { "\(mark)\(checksum(body)).\n\(body)" }

  /// The hash of the text behind the first line.
  private static func checksum(_ text: some StringProtocol) -> String {
    var hash = FNVHash()
    hash.add(text.utf8)
    return hash.hexadecimal
  }

  /// False of a file that somebody else wrote, or changed, and of one that cannot be read.
  package static func mayBeWritten(at path: PathBytes) -> Bool {
    guard case .success(let bytes) = FileReader.bytes(of: path) else {
      if case .success = Folder.identify(path, followingLinks: false) { return false }
      return true
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.firstIndex(of: "\n"), text.hasPrefix(mark) else { return false }
    return text[..<end].dropFirst(mark.count) == checksum(text[text.index(after: end)...]) + "."
  }
}
