import Notes

extension Note {
  func map(courses: [Int]) -> Int { courses.count }
}
