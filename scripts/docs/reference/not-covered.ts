export interface Named {
  readonly reason: string;
  readonly names: readonly string[];
}

/**
 * Names of the package that no page documents. The reference check fails for any other undocumented name, and for
 * names here that are documented or gone.
 */
export const NOT_COVERED: readonly Named[] = [
  {
    reason: "words of Chai that are missing from Chai's own types",
    names: ['still', 'also', 'numeric', 'callable', 'exists', 'iterable', 'by'],
  },
  {
    reason: 'for setup files of tools and adapters; they undo what such a file has begun',
    names: ['registerFileCleanup', 'registerWorkerCleanup'],
  },
  {
    reason: "Chai's own way to fail a test; pages use expect.unreachable",
    names: ['expect.fail'],
  },
];

/** Names that pages use although the package lacks them. */
export const SAID_ON_PURPOSE: readonly Named[] = [
  {
    reason: 'gone; the page about upgrading says since when',
    names: ['pool.minWorkers', 'chaiConfig.includeStack'],
  },
  {
    reason: 'methods of Vitest; the page about the move from Vitest names their errors',
    names: ['test.override', 'test.scoped'],
  },
  { reason: 'a method of Jest; the page about the move from Jest names its error', names: ['rs.setTimeout'] },
  { reason: 'a method of the instance that createRstest returns', names: ['mergeReports'] },
  { reason: 'keys of the argument of rs.useFakeTimers', names: ['toFake', 'toNotFake'] },
  { reason: 'the matcher that the example of expect.extend makes', names: ['expect.toBePrice'] },
  { reason: 'the helper that Rsbuild hands to functions of `tools`', names: ['mergeConfig'] },
  { reason: "Rspack's own key of that name", names: ['output.iife'] },
  { reason: 'an option of jsdom', names: ['beforeParse'] },
];
