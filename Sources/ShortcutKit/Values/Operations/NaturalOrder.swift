public import Foundation

/// The order of texts in which numbers in them count by value: `img2` before `img10`.
///
/// Letters are compared without case first; of texts that are equal so, the one with the smaller characters comes
/// first. No locale takes part, so that a list has one order everywhere.
public enum NaturalOrder {
  /// Compares two texts, in time linear in their length.
  public static func compare(_ left: String, _ right: String) -> ComparisonResult {
    let (a, b) = (left.lowercased(), right.lowercased())
    var (i, j) = (a.unicodeScalars.startIndex, b.unicodeScalars.startIndex)
    while i < a.unicodeScalars.endIndex, j < b.unicodeScalars.endIndex {
      if a.unicodeScalars[i].isASCIIDigit, b.unicodeScalars[j].isASCIIDigit {
        let (first, second) = (digits(in: a, from: &i), digits(in: b, from: &j))
        if first.count != second.count { return first.count < second.count ? .orderedAscending : .orderedDescending }
        if !first.elementsEqual(second) {
          return first.lexicographicallyPrecedes(second) ? .orderedAscending : .orderedDescending
        }
      } else {
        let (first, second) = (a.unicodeScalars[i], b.unicodeScalars[j])
        if first != second { return first < second ? .orderedAscending : .orderedDescending }
        a.unicodeScalars.formIndex(after: &i)
        b.unicodeScalars.formIndex(after: &j)
      }
    }
    if i < a.unicodeScalars.endIndex { return .orderedDescending }
    if j < b.unicodeScalars.endIndex { return .orderedAscending }
    return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }

  /// A run of digits without its leading zeros.
  private static func digits(in text: String, from index: inout String.Index) -> Substring.UnicodeScalarView {
    let scalars = text.unicodeScalars
    while index < scalars.endIndex, scalars[index] == "0" { scalars.formIndex(after: &index) }
    let start = index
    while index < scalars.endIndex, scalars[index].isASCIIDigit { scalars.formIndex(after: &index) }
    return text[start..<index].unicodeScalars
  }
}

extension UnicodeScalar {
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(value) }
}
