extension ByteWriter {
  /// Appends a transform as the value of an attribute.
  ///
  /// The first four numbers are factors of coordinates, and two decimals would not do for them.
  mutating func transform(_ transform: Transform) {
    let factors = [transform.a, transform.b, transform.c, transform.d]
    let greatest = factors.reduce(0) { max($0, abs($1)) }
    markup("matrix(")
    for factor in factors {
      markup(made: (abs(factor) < greatest * 1e-8 ? 0 : factor).shortText)
      markup(" ")
    }
    markup("", transform.tx, " ")
    markup("", transform.ty, ")")
  }
}

extension Double {
  /// The number with seven digits or eight, perhaps with an exponent.
  fileprivate var shortText: String {
    let text = Float(self).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
