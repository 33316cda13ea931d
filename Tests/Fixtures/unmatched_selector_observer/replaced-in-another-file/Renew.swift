func renew(_ almanac: Almanac) {
  (Almanac.shared, _) = (almanac, 1)
}
