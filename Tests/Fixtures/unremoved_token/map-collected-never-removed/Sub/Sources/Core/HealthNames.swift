// Case: are tokens that `map` collects into a property reported when nothing removes them, with the names in another module?
import Foundation

public enum HealthNames {
  public static let all: [Notification.Name] = [
    Notification.Name("HeartRate"), Notification.Name("StepCount"),
  ]
}
