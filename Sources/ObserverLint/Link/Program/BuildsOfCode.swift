extension Program {
  /// The builds that may contain the code of a function; all for code that only a simulator runs.
  func builds(of function: FunctionID) -> Builds {
    let builds = builds(at: functions[function].offset, in: fileOfFunction[function])
    return builds.isEmpty ? .all : builds
  }

  /// The builds that may contain a call.
  func builds(ofCall call: CallID) -> Builds {
    builds(at: calls[call].nameOffset, in: fileOfCall[call])
  }

  /// The builds that may contain the code at an offset; none for code that only a simulator runs.
  func builds(at offset: UInt32, in file: FileID) -> Builds {
    files[file].builds.reduce(.all) { $1.contains(offset) ? $0.intersection($1.builds) : $0 }
  }
}
