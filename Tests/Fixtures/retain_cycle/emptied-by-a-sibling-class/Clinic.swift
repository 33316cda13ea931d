final class Clinic {
  func open() -> [Model] {
    let (treatment, pump, chart) = (TreatmentModel(), PumpModel(), DetailedChartModel())
    treatment.begin()
    pump.begin()
    chart.begin()
    treatment.cleanUp()
    chart.cleanUp()
    return [treatment, pump, chart]
  }
}
