// The compiler starts this executable once per module, writes requests to its standard input and reads
// replies from its standard output until it closes the pipe.
MessageChannel(input: 0, output: 1).serve(reply(to:))
