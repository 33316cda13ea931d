@testable import Meter

func makeMonitor() {
  let monitor = Monitor()
  print(monitor)
}
