/// What went wrong, and what to do about it.
struct BenchmarkError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
