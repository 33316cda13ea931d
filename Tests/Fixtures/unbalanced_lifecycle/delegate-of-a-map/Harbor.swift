// Case: A map calls the methods of its delegate each time that somebody moves the map.
import Combine
import MapKit
import UIKit

final class Harbor: UIViewController, MKMapViewDelegate {
  private let tides = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    tides.sink { [weak self] tide in self?.show(tide) }  // expect: unbalanced_lifecycle
      .store(in: &bag)
  }

  func show(_ tide: Int) { tides.send(tide) }
}

// The next move begins with an empty bag.
final class Marina: UIViewController, MKMapViewDelegate {
  private let tides = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { bag.removeAll() }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    tides.sink { [weak self] tide in self?.show(tide) }.store(in: &bag)
  }

  func show(_ tide: Int) { tides.send(tide) }
}

// A map that has finished its first load calls its delegate once, as a rule.
final class Pier: UIViewController, MKMapViewDelegate {
  private let tides = PassthroughSubject<Int, Never>()
  private var bag = Set<AnyCancellable>()

  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {
    tides.sink { [weak self] tide in self?.show(tide) }.store(in: &bag)
  }

  func show(_ tide: Int) { tides.send(tide) }
}
