extension Array {
  /// The place of an item as people count: 1 is the first one, -1 the last; nil where there is none.
  func place(ofItem index: Int) -> Int? {
    let place = index > 0 ? index - 1 : count + index
    return index != 0 && indices.contains(place) ? place : nil
  }

  /// The items from one to another, both included; what reaches past the list is left out.
  func items(from start: Int, to end: Int) -> ArraySlice<Element> {
    let lower = start > 0 ? start - 1 : Swift.max(0, count + start)
    let upper = end > 0 ? Swift.min(end, count) : count + end + 1
    return lower < upper ? self[lower..<upper] : []
  }
}
