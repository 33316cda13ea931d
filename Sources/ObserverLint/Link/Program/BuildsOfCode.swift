extension Program {
  /// The builds that may contain the code of a function.
  func builds(of function: FunctionID) -> Builds {
    builds(at: functions[Int(function)].offset, in: fileOfFunction[Int(function)])
  }

  /// The builds that may contain a call.
  func builds(ofCall call: CallID) -> Builds {
    builds(at: calls[Int(call)].nameOffset, in: fileOfCall[Int(call)])
  }

  private func builds(at offset: UInt32, in file: Int32) -> Builds {
    files[Int(file)].builds.reduce(.all) { $1.contains(offset) ? $0.intersection($1.builds) : $0 }
  }
}
