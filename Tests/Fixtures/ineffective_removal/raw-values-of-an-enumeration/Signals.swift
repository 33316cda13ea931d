enum Signal: String {
  case raised = "SignalRaised"
  case lowered
  case swapped, stuck = "SignalStuck"
}

enum Level: Int {
  case low = 1
  case high = 2
}
