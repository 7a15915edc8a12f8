/// A place for people: a line and a column, both counted from one.
public struct SourcePosition: Sendable, Hashable {
  /// The line's number.
  public let line: Int
  /// The column, counted in Unicode code points, as most editors and compilers do.
  public let column: Int

  /// A place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A part of a source file.
public struct SourceSpan: Sendable, Hashable {
  /// The file.
  public let file: SourceFile
  /// Where the part lies, in UTF-8 offsets of the file's text.
  public let range: Range<Int>

  /// The part of a file between two UTF-8 offsets.
  public init(file: SourceFile, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  /// What is written there.
  public var text: Substring { file.slice(range) }

  /// Where it starts.
  public var start: SourcePosition { file.position(at: range.lowerBound) }

  /// Whether two spans are the same part of the same file, which is compared by identity.
  public static func == (left: Self, right: Self) -> Bool {
    left.file === right.file && left.range == right.range
  }

  /// Hashes what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(range)
  }
}
