final class Waiter {
  func clear(_ table: any Clearing) { table.clearAway() }
  func greet(_ table: any Clearing) { print(table) }
}
