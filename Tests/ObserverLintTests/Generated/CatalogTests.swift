import Foundation
import Testing

@Suite struct CatalogTests {
  @Test func catalogIsThatOfTheJSON() throws {
    let file = try CatalogSource.generated()
    #expect(try file.wasUpToDate(), "\(file.complaint)")
  }

  @Test(.enabled(if: JSONSchema.canValidate, JSONSchema.why), arguments: CatalogSource.files)
  func fileKeepsToTheSchema(file: String) throws {
    let document = try Data(contentsOf: CatalogSource.folder.appendingPathComponent(file))
    let violations = try JSONSchema(named: "catalog").violations(in: document)
    #expect(violations == [])
  }
}
