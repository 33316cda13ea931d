import Combine

final class RowModel {
  @Published var title = ""
}

final class ListModel {
  private var rows: [Int: RowModel] = [:]

  func row(at index: Int) -> RowModel? {
    if let row = rows[index] { return row }
    guard index < 100 else { return nil }
    let row = RowModel()
    rows[index] = row
    return row
  }

  func makeRow() -> RowModel { RowModel() }
}
