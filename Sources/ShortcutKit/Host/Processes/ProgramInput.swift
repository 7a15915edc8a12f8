import FileTransactions

/// What a program reads: the end of a pipe that it gets, and what feeds the other one.
struct ProgramInput {
  let end: Descriptor
  let feeder: InputFeeder?

  init(_ input: ProcessRequest.Input, name: Path) throws(FileError) {
    let source: any ByteSource
    switch input {
    case .nothing:
      end = try Descriptor.reading("/dev/null")
      feeder = nil
      return
    case .bytes(let bytes): source = BytesSource(bytes)
    case .source(let given): source = given
    }
    let pipe = try PipePair(using: .writing, name: name)
    end = pipe.reading
    feeder = InputFeeder(source, to: pipe.writing)
  }
}
