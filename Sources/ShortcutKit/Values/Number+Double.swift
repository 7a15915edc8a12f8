extension Number {
  /// The shortest decimal that stands for this binary number: 0.1 is 0.1. Nil for infinities and NaN.
  public init?(_ double: Double) {
    guard double.isFinite else { return nil }
    // Below 2^53 every whole binary number is the shortest decimal itself.
    if double.magnitude < 0x1p53, let int = Int(exactly: double) {
      self.init(int)
    } else {
      self.init(double.description)
    }
  }

  /// The nearest binary number; infinite from about 1.8E+308 on.
  public var double: Double {
    switch storage {
    case .small(let int): Double(int)
    // `Double` reads every decimal that we write.
    case .boxed: Double(description) ?? .nan
    }
  }
}
