protocol Clearing: AnyObject {
  func clearAway()
}
