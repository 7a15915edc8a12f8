/// The world while a file is checked: constants are read by no locale, and nothing is touched.
enum CheckingHost {
  static let shared = Host.withoutWorld
}
