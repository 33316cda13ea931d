enum Error: Swift.Error {
  case unreadable
}
