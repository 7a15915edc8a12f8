package import Foundation

/// The package that the tests are in: its documents, its shortcuts, its built programs.
package enum PackageFolder {
  /// The folder of `Package.swift`.
  package static let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file, by its path in the package.
  package static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  /// The paths in the package of the files of a folder that end in this, in order.
  package static func files(in folder: String, endingIn suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: folder).path).sorted()
      .filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }
  }

  /// The folder with the programs that were built together with the tests.
  ///
  /// On Linux that is the folder of the running program; a bundle of macOS lies beside them.
  package static var programs: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let program = bundle ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return program.deletingLastPathComponent()
  }
}
