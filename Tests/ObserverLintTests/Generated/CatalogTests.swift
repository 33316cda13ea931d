import Foundation
import Testing

@Suite struct CatalogTests {
  @Test func catalogIsThatOfTheJSON() throws {
    let file = try CatalogSource.generated()
    #expect(try file.wasUpToDate(), "\(file.complaint)")
  }

  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.isMissing), arguments: CatalogSource.files)
  func fileKeepsToTheSchema(file: String) throws {
    try JSONSchema.catalog.validate(Array(Data(contentsOf: CatalogSource.folder.appendingPathComponent(file))))
  }
}
