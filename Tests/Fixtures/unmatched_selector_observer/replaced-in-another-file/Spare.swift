func putAside(_ almanac: Almanac) {
  Almanac.spare	= almanac
}
