/// A file of a generated program. Where a finding is planted, the line ends in `// expect: rule_id`.
struct GeneratedFile {
  let path: String
  let text: String
}
