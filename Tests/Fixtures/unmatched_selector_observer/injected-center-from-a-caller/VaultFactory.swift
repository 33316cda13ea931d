import Foundation

struct VaultFactory {
  func make() -> VaultModel {
    VaultModel(center: .default)
  }
}
