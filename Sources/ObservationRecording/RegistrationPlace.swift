/// Where an observer was registered: what `#fileID`, `#filePath` and `#line` said at the call.
///
/// Both names of the file are kept, as neither is enough: `fileID` is the same on every machine but knows no folders,
/// and the path by which a linter names the file, relative to its project, is a part of `filePath` only.
public struct RegistrationPlace: Sendable, Hashable {
  /// The module and the file's name: `Player/Playback.swift`.
  public let fileID: String
  /// The file's path as the compiler was given it, as a rule absolute.
  public let filePath: String
  /// The line, from 1, of the method's name in the call, also where the call is spread over many lines.
  public let line: Int

  /// A helper that registers for its callers passes on what it was called with.
  public init(fileID: String, filePath: String, line: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }

  /// Of a registration that could not say where it was made, in a program without debug information.
  package static let unknown = RegistrationPlace(fileID: "unknown/unknown", filePath: "unknown", line: 1)
}

extension RegistrationPlace: Comparable {
  /// Lines differ more often than files, and cost less to compare.
  public static func == (one: RegistrationPlace, other: RegistrationPlace) -> Bool {
    one.line == other.line && one.fileID == other.fileID && one.filePath == other.filePath
  }

  public static func < (one: RegistrationPlace, other: RegistrationPlace) -> Bool {
    (one.fileID, one.line, one.filePath) < (other.fileID, other.line, other.filePath)
  }
}

extension RegistrationPlace: CustomStringConvertible {
  /// `Player/Playback.swift:31`.
  public var description: String { "\(fileID.escapedForOneLine):\(line)" }
}
