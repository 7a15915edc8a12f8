import Foundation
import Testing

@testable import ShortcutKit

struct `The environment` {
  let environment = LiveEnvironment()

  @Test func `is the process's`() {
    #expect(environment.value(of: "PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(environment.all == ProcessInfo.processInfo.environment)
    #expect(environment.value(of: "PAT") == nil)
    #expect(environment.value(of: "") == nil)
  }

  @Test func `is handed on with changes`() {
    let entries = environment.entries(setting: ["PATH": "/x=y", "SHORTCUT_TEST_NEW": ""]).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(entries.filter { $0.hasPrefix("PATH=") } == ["PATH=/x=y"])
    #expect(entries.contains("SHORTCUT_TEST_NEW="))
    #expect(Set(entries.map { $0.prefix { $0 != "=" } }).isSuperset(of: environment.all.keys.map { $0[...] }))
  }
}
