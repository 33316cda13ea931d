// Case: is an object that a computed property hands out the same object on each pass?
import Combine
import UIKit

final class TideGauge {
  let level = CurrentValueSubject<Double, Never>(0)
  static let harbor = TideGauge()
}

protocol Loading {
  func load()
}

final class BannerModel: Loading {
  var input: any Loading { self }
  private var subscriptions: Set<AnyCancellable> = []
  private let gauge: TideGauge

  init(gauge: TideGauge) { self.gauge = gauge }

  func load() {
    gauge.level
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }

  private func show(_ level: Double) {}
}

final class FooterModel {
  private var subscriptions: Set<AnyCancellable> = []
  private let gauge: TideGauge

  init(gauge: TideGauge) { self.gauge = gauge }

  func load() {
    gauge.level
      .sink { [weak self] in self?.show($0) }  // expect: unbalanced_lifecycle
      .store(in: &subscriptions)
  }

  private func show(_ level: Double) {}
}

final class SideModel {
  private var subscriptions: Set<AnyCancellable> = []
  private let gauge: TideGauge

  init(gauge: TideGauge) { self.gauge = gauge }

  func load() {
    gauge.level
      .sink { [weak self] in self?.show($0) }  // expect: unbalanced_lifecycle
      .store(in: &subscriptions)
  }

  private func show(_ level: Double) {}
}

final class BannerParts {
  let banner: BannerModel
  init(gauge: TideGauge) { banner = BannerModel(gauge: gauge) }
}

/// A structure of objects that stay.
struct SideParts {
  let side: SideModel
}

protocol HarborModeling {
  var parts: BannerParts { get }
}

final class HarborModel: HarborModeling {
  private let gauge = TideGauge()
  private lazy var keptSide = SideModel(gauge: gauge)
  private var keptFooter: FooterModel?

  var banner: BannerModel { .init(gauge: gauge) }
  var parts: BannerParts { BannerParts(gauge: gauge) }
  var side: SideParts { SideParts(side: keptSide) }
  var footer: FooterModel {
    if let keptFooter { return keptFooter }
    let made = FooterModel(gauge: gauge)
    keptFooter = made
    return made
  }
}

final class BannerView: UICollectionReusableView {
  private var model: BannerModel?

  func fill(_ model: BannerModel) {
    self.model = model
    model.load()
  }

  func refill(_ model: BannerModel) {
    self.model = model
    model.input.load()
  }
}

final class HarborScreen: UIViewController {
  private let model = HarborModel()
  private let behindProtocol: any HarborModeling = HarborModel()
  private var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  private var ownBanner: BannerModel { BannerModel(gauge: .harbor) }

  override func viewDidLoad() {
    super.viewDidLoad()
    source?.supplementaryViewProvider = { [weak self] list, kind, path in
      guard let self else { return nil }
      let view =
        list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "banner", for: path) as? BannerView
      view?.fill(self.model.banner)
      view?.fill(self.ownBanner)
      view?.refill(self.model.banner)
      view?.refill(BannerModel(gauge: .harbor))
      view?.fill(self.model.parts.banner)
      view?.fill(self.behindProtocol.parts.banner)
      self.model.footer.load()
      self.model.side.side.load()
      return view
    }
  }
}
