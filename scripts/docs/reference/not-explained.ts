interface Unexplained {
  readonly reason: string;
  /** Beginnings of messages, as `packageMessages` gives them. */
  readonly messages: readonly string[];
}

/**
 * Messages of the package that no page explains. The check of messages fails for any other one, and for beginnings here
 * that fit none.
 */
export const NOT_EXPLAINED: readonly Unexplained[] = [
  {
    reason: 'thrown while Rstest stops or closes a worker, and dropped before a reporter gets it',
    messages: [
      'Worker stopped before task completed',
      '[rstest-pool]: Pending methods',
      '[rstest-pool]: pool is closed',
    ],
  },
  {
    reason: 'the code before it has already made sure of what it checks',
    messages: [
      'Calling the test function inside another test function',
      'Cannot delegate to',
      'Cannot import "…": the CommonJS referrer',
      'Expect outputFileSystem',
      'Expect to find a suite',
      'Invalid data URL MIME type',
      'Missing dependency "…"',
      'No argv provided',
      'PoolRunner',
      'Raw snapshot is required',
      'Snapshot cannot be used outside of test',
      'Synthetic modules',
      'Test environment changed on a reused worker',
      'Unknown channel kind',
      '[rstest] Expected',
      'rspackCompiler was not initialized',
      '… fixture manager is not available.',
    ],
  },
  {
    reason: 'Rstest asks for no fixture once it cleans up, not even for a test or hook that timed out',
    messages: ['Cannot set up …-scoped fixture'],
  },
  {
    reason: 'two failures at once while Rstest prepares a worker, before it loads a file of a project',
    messages: ['Failed to prepare and clean up'],
  },
  {
    reason: 'printed by a promise after Node.js has begun to exit, when no promise continues',
    messages: ['Error in global teardown'],
  },
  {
    reason: 'every published coverage package has the function that it misses',
    messages: ['Current coverage provider does not support'],
  },
  {
    reason: 'needs @rstest/browser 0.12.0, which npm does not have; Rstest refuses other versions',
    messages: [
      'Browser globalSetup failed',
      'Failed to initialize Browser Mode discovery.',
      'Function.prototype.bind',
      'Promise was rejected with a falsy value',
      'The "original" argument',
      'The "util.promisify.custom" argument',
      'The last argument must be of type Function',
      'getProto: not an object',
      'iterator must be a function',
      '… is not supported in userland',
    ],
  },
  {
    reason: 'needs Bun, which the site does not cover',
    messages: [
      'Bun fork pools require',
      'circular references are not JSON-compatible',
      'non-finite numbers are not JSON-compatible',
      '… values are not JSON-compatible',
    ],
  },
  {
    reason: 'no error: a question, a line of progress',
    messages: [
      'Choose a browser provider',
      'Proceed with these changes?',
      'What would you like to initialize?',
      'coverage results processed.',
      'processing coverage results',
    ],
  },
  {
    reason: 'functions of other packages that nothing in Rstest calls: deepmerge, pathe, Chai, @vitest/snapshot',
    messages: [
      'Failed to parse at index',
      'Invalid character',
      'Snapshot keys must end',
      'first argument should be an array',
      '…object tested must be',
    ],
  },
  {
    reason:
      'functions of other packages to which Rstest passes no wrong value: fake timers, source maps, diffs, paths, flags',
    messages: [
      'A Proxy should only capture',
      'Expected `string` or `URL`',
      'FakeTimers.install called',
      'File URL',
      'The URL must be a file URL',
      'TraceMap passed sectioned source map',
      'config.toFake and config.toNotFake',
      'invalid source map',
      'missing required args for command',
      'offset is longer than source length',
      'pretty-format: Option "theme"',
      'process.nextTick cannot be mocked',
      'value of unknown type',
      '…: no overlap',
      '…: … typeof',
      '…: … value',
    ],
  },
];
