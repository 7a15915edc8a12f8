/// The size of the picture of a HEIF file (ISO/IEC 23008-12 §6.5).
enum HEIFSize {
  /// Width and height of the picture that the file is of, as a viewer shows it but for turning; nil where it does not say.
  static func size(in meta: [UInt8]) -> (width: Int, height: Int)? {
    let properties = HEIFBox.all(in: meta, at: ["iprp", "ipco"]).first.map {
      HEIFBox.boxes(in: meta, from: $0.start, to: $0.end)
    }
    guard let properties else { return nil }
    guard let places = places(ofPrimaryIn: meta) else {
      // Without a first item it is the largest one, for tiles and small versions have sizes, too.
      return properties.filter { $0.type == "ispe" }.compactMap { extent($0, meta) }.max { area($0) < area($1) }
    }
    let own = places.filter(properties.indices.contains).map { properties[$0] }
    // What is cut away stands behind the size of the coded picture, which is even for most encoders.
    let cut = own.first { $0.type == "clap" }.flatMap { aperture($0, meta) }
    return cut ?? own.first { $0.type == "ispe" }.flatMap { extent($0, meta) }
  }

  private static func area(_ size: (width: Int, height: Int)) -> Double { Double(size.width) * Double(size.height) }

  private static func extent(_ box: HEIFBox, _ meta: [UInt8]) -> (width: Int, height: Int)? {
    guard let width = meta.number(at: box.start + 4, size: 4, .big),
      let height = meta.number(at: box.start + 8, size: 4, .big)
    else { return nil }
    return (width, height)
  }

  /// The clean aperture (ISO/IEC 14496-12 §12.1.4): width and height as fractions.
  private static func aperture(_ box: HEIFBox, _ meta: [UInt8]) -> (width: Int, height: Int)? {
    let parts = (0..<4).compactMap { meta.number(at: box.start + $0 * 4, size: 4, .big) }
    guard parts.count == 4, parts[1] > 0, parts[3] > 0 else { return nil }
    return (parts[0] / parts[1], parts[2] / parts[3])
  }

  /// The places of the first item's properties among all, counted from 0 (ISO/IEC 23008-12 §9.3).
  private static func places(ofPrimaryIn meta: [UInt8]) -> [Int]? {
    guard var primary = HEIFReader(meta, at: ["pitm"]), let item = primary.number(primary.version == 0 ? 2 : 4),
      var reader = HEIFReader(meta, at: ["iprp", "ipma"]), let count = reader.number(4)
    else { return nil }
    let size = reader.flags & 1 == 1 ? 2 : 1
    for _ in 0..<count {
      guard let identifier = reader.number(reader.version == 0 ? 2 : 4), let associations = reader.number(1) else {
        return nil
      }
      var places: [Int] = []
      for _ in 0..<associations {
        guard let association = reader.number(size) else { return nil }
        // The highest bit says whether a reader must know the property.
        places.append((association & (size == 2 ? 0x7FFF : 0x7F)) - 1)
      }
      if identifier == item { return places }
    }
    return nil
  }
}
