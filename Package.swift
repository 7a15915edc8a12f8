// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target; the tools version implies the Swift 6 language mode.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

let package = Package(
  name: "shortcut",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ShortcutKit", targets: ["ShortcutKit"]),
    .library(name: "ShortcutActions", targets: ["ShortcutActions"]),
    .executable(name: "shortcut", targets: ["shortcut"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(name: "CLinux"),
    .target(name: "FileTransactions", dependencies: ["CLinux"], swiftSettings: settings),
    .target(name: "ShortcutKit", dependencies: ["CLibYAML", "CLinux", "FileTransactions"], swiftSettings: settings),
    .target(
      name: "ShortcutActions", dependencies: ["ShortcutKit", "FileTransactions"], swiftSettings: settings),
    .target(
      name: "ShortcutCommand", dependencies: ["ShortcutKit", "ShortcutActions", "FileTransactions"],
      swiftSettings: settings),
    .executableTarget(name: "shortcut", dependencies: ["ShortcutCommand"], swiftSettings: settings),
    .executableTarget(
      name: "benchmarks", dependencies: ["ShortcutCommand", "ShortcutKit"], swiftSettings: settings),
    .target(
      name: "ShortcutTestSupport", dependencies: ["ShortcutCommand", "ShortcutKit", "FileTransactions"],
      swiftSettings: settings),
    .testTarget(
      name: "FileTransactionsTests", dependencies: ["FileTransactions", "ShortcutTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ShortcutKitTests", dependencies: ["ShortcutKit", "FileTransactions", "ShortcutTestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "ShortcutActionsTests",
      dependencies: ["ShortcutActions", "ShortcutKit", "FileTransactions", "ShortcutTestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "ShortcutCommandTests",
      dependencies: [
        "ShortcutCommand", "ShortcutActions", "ShortcutKit", "FileTransactions", "shortcut", "embedding-example",
        "ShortcutTestSupport",
      ],
      swiftSettings: settings),
    // The program of docs/embedding.md, compiled as in any other package: it sees what is public, and has no settings.
    .executableTarget(
      name: "embedding-example", dependencies: ["ShortcutActions", "ShortcutKit"], path: "Tests/EmbeddingExample",
      packageAccess: false),
    .testTarget(
      name: "LanguageTests",
      dependencies: ["ShortcutCommand", "ShortcutKit", "FileTransactions", "ShortcutTestSupport"],
      exclude: ["Cases"],
      swiftSettings: settings),
  ]
)
