import Foundation
import ShortcutKit

extension Number {
  /// The product of all whole numbers up to this one.
  func factorial() throws -> Number {
    guard isInteger, !isNegative else {
      throw ActionFailure("only whole numbers from 0 have a factorial; found \(text)", code: "undefined")
    }
    guard let last = exactInt() else { throw NumberError.overflow }
    var product: Number = 1
    // The product is too large for a number long before the loop would take long.
    for factor in stride(from: 2, through: last, by: 1) { product = try product.multiplied(by: Number(factor)) }
    return product
  }

  /// A function in binary floating point.
  func binaryResult(of operation: Operation) throws -> Number {
    let x = double
    switch operation {
    case .cubeRoot: return try Number(rounding: cbrt(x))
    case .exponential: return try Number(rounding: exp(x))
    case .sine: return try Number(rounding: sin(x))
    case .cosine: return try Number(rounding: cos(x))
    case .tangent: return try Number(rounding: tan(x))
    default:
      guard self > 0 else {
        throw ActionFailure("only numbers above 0 have a logarithm; found \(text)", code: "undefined")
      }
      return try Number(rounding: operation == .logarithm ? log10(x) : log(x))
    }
  }

  /// The number that a result in binary floating point stands for: its last digits, which are not right, are dropped.
  private init(rounding result: Double) throws(NumberError) {
    guard let number = Number(result) else { throw .overflow }
    guard result != 0 else {
      self = 0
      return
    }
    let digitsBeforePoint = Int(log10(result.magnitude).rounded(.down)) + 1
    self = try number.rounded(toPlaces: 15 - digitsBeforePoint)
  }
}
