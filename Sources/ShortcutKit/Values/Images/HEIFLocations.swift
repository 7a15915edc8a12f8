/// Where the items of a HEIF file are (ISO/IEC 14496-12 §8.11.3).
enum HEIFLocations {
  struct Place {
    let offset: Int
    let length: Int
  }

  /// Where an item starts in the file; nil where it is not there, or kept in another way.
  static func place(of item: Int, in meta: [UInt8]) -> Place? {
    guard var reader = HEIFReader(meta, at: ["iloc"]), reader.version <= 2, let sizes = reader.number(2),
      let count = reader.number(reader.version < 2 ? 2 : 4)
    else { return nil }
    let version = reader.version
    let (offsetSize, lengthSize, baseSize) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
    let indexSize = version == 0 ? 0 : sizes & 15
    for _ in 0..<count {
      guard let identifier = reader.number(version < 2 ? 2 : 4), let method = reader.number(version == 0 ? 0 : 2),
        reader.number(2) != nil, let base = reader.number(baseSize), let extents = reader.number(2)
      else { return nil }
      var first: Place?
      // Extents of no bytes are all the same, however many there are.
      for _ in 0..<(indexSize + offsetSize + lengthSize > 0 ? extents : min(extents, 1)) {
        guard reader.number(indexSize) != nil, let offset = reader.number(offsetSize),
          let length = reader.number(lengthSize)
        else { return nil }
        let (place, isTooLarge) = base.addingReportingOverflow(offset)
        if first == nil, !isTooLarge { first = Place(offset: place, length: length) }
      }
      if identifier == item { return method & 15 == 0 ? first : nil }
    }
    return nil
  }
}
