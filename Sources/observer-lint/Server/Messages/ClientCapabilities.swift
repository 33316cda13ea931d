import ObserverLint

/// The abilities of the client that the server makes use of.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  /// True if a diagnostic may name further places.
  var hasRelatedInformation = false
  /// True if an action may have its edits with it.
  var hasCodeActionLiterals = false
  /// True if edits may name the versions of documents.
  var hasDocumentChanges = false
  /// True if the server may ask the client to watch files.
  var watchesFiles = false

  init() {}

  init(_ value: JSONValue?) {
    let (general, document, workspace) = (value?["general"], value?["textDocument"], value?["workspace"])
    let encodings = general?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    hasRelatedInformation = document?["publishDiagnostics"]?["relatedInformation"]?.bool ?? false
    hasCodeActionLiterals = document?["codeAction"]?["codeActionLiteralSupport"]?.object != nil
    hasDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
  }
}
