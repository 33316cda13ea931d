final class DetailedChartModel: ChartModel {
  func cleanUp() { bag.removeAll() }
}
