/// The fault, and the remedy.
struct BenchmarkError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
