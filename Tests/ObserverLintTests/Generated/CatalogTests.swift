import Foundation
import Testing

@Suite struct CatalogTests {
  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing), arguments: CatalogSource.files)
  func fileKeepsToTheSchema(file: String) throws {
    try JSONSchema.catalog.validate(Array(Data(contentsOf: CatalogSource.folder.appendingPathComponent(file))))
  }
}
